// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/glossarymodel.h"

#include "core/texts/glossary/termedits.h"
#include "editor/translate/languagename.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"

#include <QCoreApplication>
#include <QIcon>

#include <algorithm>

namespace hexa::editor {

QString formStatusName(texts::FormStatus status) {
    switch (status) {
    case texts::FormStatus::Preferred:
        return QCoreApplication::translate("hexa::editor::GlossaryModel", "preferred");
    case texts::FormStatus::Admitted:
        return QCoreApplication::translate("hexa::editor::GlossaryModel", "admitted");
    case texts::FormStatus::Deprecated:
        return QCoreApplication::translate("hexa::editor::GlossaryModel", "to be replaced");
    case texts::FormStatus::Forbidden:
        break;
    }
    return QCoreApplication::translate("hexa::editor::GlossaryModel", "forbidden");
}

GlossaryModel::GlossaryModel(const TextDocument& document, TextTerms& terms, QObject* parent)
    : QAbstractTableModel(parent), mDocument(document), mTerms(terms) {
    connect(&terms, &TextTerms::glossaryChanged, this, &GlossaryModel::refresh);
    connect(&document, &TextDocument::reset, this, &GlossaryModel::refill);
    refill();
}

std::vector<std::string> GlossaryModel::allLanguages() const {
    std::vector<std::string> languages = mDocument.project().languages;
    for (const texts::Term& term : glossary().terms)
        for (const auto& [language, forms] : term.forms)
            if (std::find(languages.begin(), languages.end(), language) == languages.end())
                languages.push_back(language);
    return languages;
}

void GlossaryModel::refill() {
    beginResetModel();
    mLanguages = allLanguages();
    mCount = glossary().terms.size();
    mShown.clear();
    for (std::size_t i = 0; i < mCount; ++i)
        if (passes(glossary().terms[i])) mShown.push_back(i);
    mFindings = texts::lint(glossary(), mDocument.project().languages);
    endResetModel();
}

void GlossaryModel::refresh() {
    if (mCount != glossary().terms.size() || mLanguages != allLanguages()) return refill();
    mFindings = texts::lint(glossary(), mDocument.project().languages);
    if (!mShown.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void GlossaryModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    refresh();
}

bool GlossaryModel::passes(const texts::Term& term) const {
    if (mWords.isEmpty()) return true;
    const auto has = [this](const std::string& text) {
        return toQString(text).contains(mWords, Qt::CaseInsensitive);
    };
    if (has(term.key) || has(term.note)) return true;
    return std::any_of(term.forms.begin(), term.forms.end(), [&](const auto& entry) {
        return std::any_of(entry.second.begin(), entry.second.end(),
                           [&](const texts::Form& form) { return has(form.text); });
    });
}

void GlossaryModel::setWords(const QString& words) {
    if (words == mWords) return;
    mWords = words;
    refill();
}

int GlossaryModel::rowOf(const std::string& key) const {
    const auto row = std::find_if(mShown.begin(), mShown.end(),
                                  [&](std::size_t term) { return glossary().terms[term].key == key; });
    return row == mShown.end() ? -1 : static_cast<int>(row - mShown.begin());
}

int GlossaryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mShown.size());
}

int GlossaryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : noteColumn() + 1;
}

QStringList GlossaryModel::oddities(std::size_t term) const {
    using Kind = texts::GlossaryFinding::Kind;
    QStringList lines;
    for (const texts::GlossaryFinding& finding : mFindings) {
        if (finding.term != term && finding.other != term) continue;
        const QString language = languageName(finding.language);
        switch (finding.kind) {
        case Kind::SameForm: {
            const std::size_t other = finding.term == term ? *finding.other : finding.term;
            lines << tr("%1: “%2” is also a form of the term %3. Remove one of them.")
                         .arg(language, toQString(finding.form), toQString(glossary().terms[other].key));
            break;
        }
        case Kind::NoForm:
            lines << tr("%1: no form").arg(language);
            break;
        case Kind::TwoPreferred:
            lines << tr("%1: more than one preferred form. Keep only one.").arg(language);
            break;
        case Kind::NoPreferred:
            lines << tr("%1: no preferred form. Choose one.").arg(language);
            break;
        }
    }
    return lines;
}

QVariant GlossaryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const std::size_t number = termOf(index.row());
    const texts::Term& term = glossary().terms[number];
    const int column = index.column();
    const bool isForm = column > 0 && column < noteColumn();
    const std::string language = isForm ? mLanguages[static_cast<std::size_t>(column - 1)] : std::string();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: {
        if (column == 0) return toQString(term.key);
        if (!isForm) return toQString(term.note);
        const texts::Form* form = term.preferred(language);
        if (form == nullptr || form->status == texts::FormStatus::Forbidden) return QString();
        return toQString(form->text);
    }
    case Qt::DecorationRole:
        return column == 0 && !oddities(number).isEmpty() ? icon("problem-hint") : QIcon();
    case Qt::ToolTipRole: {
        QStringList lines;
        if (column == 0) lines = oddities(number);
        if (const auto forms = term.forms.find(language); forms != term.forms.end())
            for (const texts::Form& form : forms->second)
                lines << QStringLiteral("%1 (%2)").arg(toQString(form.text), formStatusName(form.status));
        if (!isForm && column > 0) lines << toQString(term.note);
        return lines.join('\n');
    }
    default:
        return {};
    }
}

QVariant GlossaryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    if (section == 0) return tr("Key");
    if (section >= noteColumn()) return tr("Note");
    return languageName(mLanguages[static_cast<std::size_t>(section - 1)]);
}

Qt::ItemFlags GlossaryModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (mTerms.ownsGlossary()) flags |= Qt::ItemIsEditable;
    return flags;
}

bool GlossaryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || value == data(index, Qt::EditRole)) return false;
    const std::size_t number = termOf(index.row());
    texts::Term term = glossary().terms[number];
    const std::string text = value.toString().trimmed().toStdString();
    if (index.column() == 0)
        term.key = text;
    else if (index.column() == noteColumn())
        term.note = text;
    else
        texts::setPreferred(term, mLanguages[static_cast<std::size_t>(index.column() - 1)], text);
    return replace(number, std::move(term));
}

// -- edits ----------------------------------------------------------------------------------------

bool GlossaryModel::replace(std::size_t index, texts::Term term) {
    if (index >= glossary().terms.size() || term == glossary().terms[index]) return false;
    if (term.key.empty()) {
        emit refused(tr("A term needs a key. Enter one."));
        return false;
    }
    if (term.key != glossary().terms[index].key && glossary().find(term.key) != nullptr) {
        emit refused(tr("The term “%1” already exists. Enter a different key.").arg(toQString(term.key)));
        return false;
    }
    texts::Glossary changed = glossary();
    const auto name = [key = toQString(changed.terms[index].key)] { return tr("Change term %1").arg(key); };
    if (term.key != changed.terms[index].key) emit renamed(changed.terms[index].key, term.key);
    changed.terms[index] = std::move(term);
    return mTerms.setGlossary(std::move(changed), name);
}

std::string GlossaryModel::add() {
    texts::Glossary changed = glossary();
    texts::Term term;
    term.key = texts::freeKey(changed, "term");
    const std::string key = term.key;
    changed.terms.push_back(std::move(term));
    mTerms.setGlossary(std::move(changed), [] { return tr("Add term"); });
    return key;
}

void GlossaryModel::remove(const std::vector<std::size_t>& terms) {
    if (terms.empty()) return;
    texts::Glossary changed;
    for (std::size_t i = 0; i < glossary().terms.size(); ++i)
        if (std::find(terms.begin(), terms.end(), i) == terms.end())
            changed.terms.push_back(glossary().terms[i]);
    mTerms.setGlossary(std::move(changed), [count = static_cast<int>(terms.size())] {
        return tr("Remove %Ln term(s)", nullptr, count);
    });
}

}  // namespace hexa::editor

#include "moc_glossarymodel.cpp"
