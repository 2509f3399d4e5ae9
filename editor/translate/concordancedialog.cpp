// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/concordancedialog.h"

#include "core/texts/concordance.h"
#include "editor/translate/currenttext.h"
#include "editor/translate/excerpt.h"
#include "editor/translate/languagename.h"
#include "editor/translate/marking.h"
#include "editor/translate/textdocument.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QAbstractTableModel>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>

namespace hexa::editor {
namespace {

constexpr std::size_t maxHits = 1000;
constexpr int searchPause = 150;  // milliseconds

}  // namespace

/// A row a place; first the number, then the language of the words, then the others.
class ConcordanceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    ConcordanceModel(const TextDocument& document, QObject* parent)
        : QAbstractTableModel(parent), mDocument(document) {}

    void take(std::vector<texts::FindHit> hits, const std::string& language) {
        beginResetModel();
        mHits = std::move(hits);
        mLanguages = {language};
        for (const std::string& other : mDocument.project().languages)
            if (other != language) mLanguages.push_back(other);
        endResetModel();
    }
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(mHits.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : 1 + static_cast<int>(mLanguages.size());
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
        return section == 0 ? tr("Row") : languageName(mLanguages[static_cast<std::size_t>(section - 1)]);
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) return {};
        const texts::FindHit& hit = mHits[static_cast<std::size_t>(index.row())];
        if (hit.unit >= mDocument.project().units.size()) return {};  // they are looked for anew soon
        if (index.column() == 0)
            return role == Qt::DisplayRole ? QVariant(static_cast<int>(hit.unit) + 1) : QVariant();
        const std::string_view bytes =
            mDocument.unit(hit.unit).in(mLanguages[static_cast<std::size_t>(index.column() - 1)]);
        const QString text = toQString(bytes);
        if (role == Qt::ToolTipRole) return folded(text);
        if (index.column() > 1)
            return role == Qt::DisplayRole ? QVariant(QString(text).replace('\n', ' ')) : QVariant();
        const int begin = positionOf(bytes, hit.begin);
        return Excerpt(text, begin, positionOf(bytes, hit.end) - begin).data(role);
    }
    const texts::FindHit& hit(int row) const { return mHits[static_cast<std::size_t>(row)]; }

private:
    const TextDocument& mDocument;
    std::vector<texts::FindHit> mHits;
    std::vector<std::string> mLanguages;
};

ConcordanceDialog::ConcordanceDialog(const TextDocument& document, CurrentText& current, QWidget* parent)
    : QDialog(parent),
      mDocument(document),
      mCurrent(current),
      mModel(new ConcordanceModel(document, this)),
      mWords(new QLineEdit(this)),
      mLanguage(new QComboBox(this)),
      mTable(new QTableView(this)),
      mCount(new PlainLabel(this)),
      mLook(new LazyUpdate(this, [this] { lookNow(); })) {
    setObjectName("concordance");
    resize(960, 420);
    mWords->setObjectName("concordanceWords");
    mWords->setClearButtonEnabled(true);
    mWords->addAction(icon("search"), QLineEdit::LeadingPosition);
    mTable->setObjectName("concordanceTable");
    mTable->setModel(mModel);
    mTable->setItemDelegateForColumn(1, new ExcerptDelegate(mTable));
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setSelectionMode(QAbstractItemView::SingleSelection);
    mTable->setTabKeyNavigation(false);
    mTable->setWordWrap(false);
    mTable->verticalHeader()->hide();
    mTable->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    mTable->horizontalHeader()->setHighlightSections(false);
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto* bar = new QHBoxLayout;
    bar->addWidget(mWords, 1);
    bar->addWidget(mLanguage);
    bar->addWidget(mCount);
    auto* column = new QVBoxLayout(this);
    column->addLayout(bar);
    column->addWidget(mTable, 1);
    connect(mWords, &QLineEdit::textChanged, this, [this] { mLook->request(searchPause); });
    connect(mLanguage, &QComboBox::currentIndexChanged, this, [this] { mLook->request(); });
    connect(mTable, &QTableView::activated, this, [this](const QModelIndex& index) { goTo(index.row()); });
    connect(&document, &TextDocument::changed, this, [this] { mLook->request(searchPause); });
    connect(&document, &TextDocument::reset, this, [this] {
        take({});
        fillLanguages();
    });
    retranslate();
}

void ConcordanceDialog::retranslate() {
    setWindowTitle(tr("Uses of Words"));
    mWords->setPlaceholderText(tr("Words, in any form"));
    mWords->setAccessibleName(mWords->placeholderText());
    mLanguage->setAccessibleName(tr("Language"));
    mTable->setAccessibleName(tr("Matches"));
    mCount->setText(mWords->text().trimmed().isEmpty() ? QString() : tr("%Ln match(es)", nullptr, mHits));
    fillLanguages();
}

void ConcordanceDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ConcordanceDialog::fillLanguages() {
    const QVariant chosen = mLanguage->currentData();
    const QSignalBlocker quiet(mLanguage);
    mLanguage->clear();
    for (const std::string& code : mDocument.project().languages)
        mLanguage->addItem(languageName(code), toQString(code));
    mLanguage->setCurrentIndex(std::max(0, mLanguage->findData(chosen)));
}

std::string ConcordanceDialog::language() const { return mLanguage->currentData().toString().toStdString(); }

void ConcordanceDialog::look(const std::string& language, const QString& words) {
    if (const int index = mLanguage->findData(toQString(language)); index >= 0)
        mLanguage->setCurrentIndex(index);
    if (!words.trimmed().isEmpty()) mWords->setText(words.simplified());
    show();
    raise();
    activateWindow();
    mWords->setFocus();
    mWords->selectAll();
    mLook->request();
}

void ConcordanceDialog::lookNow() {
    const std::string words = mWords->text().trimmed().toStdString();
    if (words.empty()) {
        mSearch.cancel();
        return take({});
    }
    mSearch.ask(
        [this, words, language = language()] {
            return [project = mDocument.project(), words, language](const JobControl& control) {
                return texts::usesOf(project, words, language, maxHits, control.stop);
            };
        },
        [this](std::vector<texts::FindHit> hits) { take(std::move(hits)); });
}

void ConcordanceDialog::take(std::vector<texts::FindHit> hits) {
    mHits = static_cast<int>(hits.size());
    mModel->take(std::move(hits), language());
    mTable->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    mCount->setText(mWords->text().trimmed().isEmpty() ? QString() : tr("%Ln match(es)", nullptr, mHits));
}

void ConcordanceDialog::goTo(int row) { mCurrent.show(mModel->hit(row)); }

}  // namespace hexa::editor

#include "concordancedialog.moc"

#include "moc_concordancedialog.cpp"
