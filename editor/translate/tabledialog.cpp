// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/tabledialog.h"

#include "editor/translate/languagename.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace hexa::editor {
namespace {

constexpr std::array usualLanguages{"en", "de", "fr", "it", "es", "nl", "pl", "pt", "cs", "ja"};
constexpr int shownColumns = 200;  // each has a list of its own
constexpr int shownCharacters = 200;

using texts::TableRole;

/// Returns what the list above a column has for a role; no language begins with this sign.
QString dataOf(TableRole role) {
    return role == TableRole::Id     ? QStringLiteral("#id")
           : role == TableRole::Note ? QStringLiteral("#note")
                                     : QStringLiteral("#max");
}

}  // namespace

TableDialog::TableDialog(const Locale& locale, const QString& name, std::string bytes,
                         const texts::Project* project, QWidget* parent)
    : QDialog(parent),
      mLocale(locale),
      mName(name.toStdString()),
      mBytes(std::move(bytes)),
      mSourceOfProject(project == nullptr ? std::string() : project->source),
      mSeparator(new QComboBox(this)),
      mLatin1(new QCheckBox(tr("Read as &Windows-1252 (old files with garbled accents)"), this)),
      mSource(new QComboBox(this)),
      mTable(new QTableWidget(this)),
      mUnsure(new PlainLabel(this)),
      mError(new PlainLabel(this)),
      mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Columns of %1").arg(name));
    resize(880, 520);
    if (project != nullptr) mOfProject = mLanguages = project->languages;
    for (const char* language : usualLanguages)
        if (std::find(mLanguages.begin(), mLanguages.end(), language) == mLanguages.end())
            mLanguages.emplace_back(language);
    auto* hint = new PlainLabel(tr("Choose the contents of each column in the box above it. Columns set to "
                                   "“Leave out” are not changed."),
                                this);
    hint->setWordWrap(true);
    mSeparator->setObjectName("separator");
    mSeparator->addItem(tr("Comma"), QStringLiteral(","));
    mSeparator->addItem(tr("Semicolon"), QStringLiteral(";"));
    mSeparator->addItem(tr("Tab"), QStringLiteral("\t"));
    mSource->setObjectName("source");
    mLatin1->setObjectName("latin1");
    mTable->setObjectName("columns");
    mTable->setAccessibleName(tr("First rows of the table"));
    mTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mTable->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    mTable->verticalHeader()->hide();
    mUnsure->setObjectName("unsure");
    mUnsure->setWordWrap(true);
    mUnsure->hide();
    mError->setObjectName("error");
    mError->setWordWrap(true);
    mError->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Separator:"), mSeparator);
    form->addRow(QString(), mLatin1);
    form->addRow(tr("S&ource language:"), mSource);
    auto* column = new QVBoxLayout(this);
    column->addWidget(hint);
    column->addWidget(mUnsure);
    column->addWidget(mTable, 1);
    column->addLayout(form);
    column->addWidget(mError);
    column->addWidget(mButtons);
    connect(mButtons, &QDialogButtonBox::accepted, this, &TableDialog::accept);
    connect(mButtons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mLatin1, &QCheckBox::toggled, this, &TableDialog::read);
    // The separator that the file seems to have comes first.
    if (const auto head = texts::tableHead(mBytes)) {
        int at = mSeparator->findData(QString(QChar::fromLatin1(head->separator)));
        if (at < 0) {
            mSeparator->addItem(QString(QChar::fromLatin1(head->separator)),
                                QString(QChar::fromLatin1(head->separator)));
            at = mSeparator->count() - 1;
        }
        mSeparator->setCurrentIndex(at);
    } else {
        mLatin1->setChecked(true);  // reads
        if (const auto old = texts::tableHead(mBytes, texts::Encoding::Latin1))
            mSeparator->setCurrentIndex(
                std::max(0, mSeparator->findData(QString(QChar::fromLatin1(old->separator)))));
    }
    connect(mSeparator, &QComboBox::currentIndexChanged, this, &TableDialog::read);
    read();
    tabAsLaidOut(*this);
}

char TableDialog::separator() const { return mSeparator->currentData().toString().at(0).toLatin1(); }

texts::Encoding TableDialog::encoding() const {
    return mLatin1->isChecked() ? texts::Encoding::Latin1 : texts::Encoding::Detect;
}

void TableDialog::read() {
    const auto head = texts::tableHead(mBytes, encoding(), separator());
    mError->setVisible(!head.ok());
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(head.ok());
    mTable->clear();
    if (!head) {
        mHead = {};
        mUnsureColumns.clear();
        mTable->setColumnCount(0);
        mError->setText(mLocale.text(head.error()));
        return;
    }
    mHead = *head;
    mUnsureColumns.clear();
    const int count = std::min(shownColumns, static_cast<int>(mHead.names.size()));
    mTable->setColumnCount(count);
    mTable->setRowCount(static_cast<int>(mHead.samples.size()) + 1);
    for (int i = 0; i < count; ++i) {
        const QString name = toQString(mHead.names[static_cast<std::size_t>(i)]);
        mTable->setHorizontalHeaderItem(i, new QTableWidgetItem(name.isEmpty() ? tr("(no name)") : name));
        auto* box = new QComboBox(mTable);
        box->setAccessibleName(tr("Content of column %1").arg(name));
        box->addItem(tr("Leave out"), QString());
        box->addItem(tr("ID"), dataOf(TableRole::Id));
        box->addItem(tr("Note"), dataOf(TableRole::Note));
        box->addItem(tr("Maximum length"), dataOf(TableRole::Longest));
        for (const std::string& language : mLanguages)
            box->addItem(tr("Text: %1").arg(languageName(language)), toQString(language));
        connect(box, &QComboBox::currentIndexChanged, this, &TableDialog::showSources);
        mTable->setCellWidget(0, i, box);
        for (std::size_t row = 0; row < mHead.samples.size(); ++row)
            if (static_cast<std::size_t>(i) < mHead.samples[row].size())
                mTable->setItem(
                    static_cast<int>(row) + 1, i,
                    new QTableWidgetItem(toQString(mHead.samples[row][static_cast<std::size_t>(i)])
                                             .simplified()
                                             .left(shownCharacters)));
        mTable->setColumnWidth(i, 170);
    }
    guess();
}

QComboBox* TableDialog::roleBox(int column) const {
    return qobject_cast<QComboBox*>(mTable->cellWidget(0, column));
}

void TableDialog::addLanguage(QComboBox& box, const std::string& language) const {
    if (box.findData(toQString(language)) < 0)
        box.addItem(tr("Text: %1").arg(languageName(language)), toQString(language));
}

void TableDialog::setColumn(int column, const QString& role) {
    QComboBox* box = roleBox(column);
    if (box == nullptr) return;
    if (!role.isEmpty()) addLanguage(*box, role.toStdString());
    box->setCurrentIndex(box->findData(role));
}

void TableDialog::guess() {
    auto [columns, unsure] = texts::guessOfTable(mHead, mOfProject);
    const auto mayChoose = [&](const std::string& language) {
        return mOfProject.empty() || std::ranges::find(mOfProject, language) != mOfProject.end();
    };
    for (const auto& [language, column] : columns.languages)
        if (mayChoose(language)) setColumn(static_cast<int>(column), toQString(language));
    for (const TableRole role : texts::tableRoles)
        if (const auto& place = columns.of(role)) setColumn(static_cast<int>(*place), dataOf(role));
    std::erase_if(unsure, [&](const texts::UnsureColumn& column) {
        return roleBox(static_cast<int>(column.column)) == nullptr ||
               !std::ranges::all_of(column.languages, mayChoose);
    });
    mUnsureColumns = std::move(unsure);
    for (const texts::UnsureColumn& column : mUnsureColumns)
        for (const std::string& language : column.languages)
            addLanguage(*roleBox(static_cast<int>(column.column)), language);
    showSources();
}

void TableDialog::showUnsure() {
    QStringList lines;
    for (const texts::UnsureColumn& column : mUnsureColumns)
        if (roleBox(static_cast<int>(column.column))->currentData().toString().isEmpty())
            lines << tr("Column “%1” may be in %2 or %3. Choose its language above it.")
                         .arg(toQString(mHead.names[column.column]), languageName(column.languages.front()),
                              languageName(column.languages.back()));
    mUnsure->setText(lines.join('\n'));
    mUnsure->setVisible(!lines.isEmpty());
}

void TableDialog::showSources() {
    const QSignalBlocker quiet(mSource);
    const QString before = mSource->currentData().toString();
    mSource->clear();
    for (int i = 0; i < mTable->columnCount(); ++i) {
        const QString role = roleBox(i) == nullptr ? QString() : roleBox(i)->currentData().toString();
        if (role.isEmpty() || role.startsWith('#') || mSource->findData(role) >= 0) continue;
        mSource->addItem(languageName(role.toStdString()), role);
    }
    const QString wanted = mSourceOfProject.empty() ? before : toQString(mSourceOfProject);
    mSource->setCurrentIndex(std::max(0, mSource->findData(wanted)));
    mSource->setEnabled(mSourceOfProject.empty());
    showUnsure();
}

texts::TableColumns TableDialog::columns() const {
    texts::TableColumns columns;
    for (int i = 0; i < mTable->columnCount(); ++i) {
        const QString role = roleBox(i)->currentData().toString();
        const auto at = static_cast<std::size_t>(i);
        const auto* const known = std::find_if(texts::tableRoles.begin(), texts::tableRoles.end(),
                                               [&](TableRole one) { return dataOf(one) == role; });
        if (known != texts::tableRoles.end())
            columns.of(*known) = at;
        else if (!role.isEmpty())
            columns.languages.emplace_back(role.toStdString(), at);
    }
    const std::string source = mSource->currentData().toString().toStdString();
    std::stable_partition(columns.languages.begin(), columns.languages.end(),
                          [&](const auto& entry) { return entry.first == source; });
    return columns;
}

void TableDialog::accept() {
    // One use of a column twice would be lost, so it is said here.
    for (const TableRole known : texts::tableRoles) {
        const QString role = dataOf(known);
        int uses = 0;
        for (int i = 0; i < mTable->columnCount(); ++i)
            uses += roleBox(i)->currentData().toString() == role ? 1 : 0;
        if (uses > 1) {
            mError->setText(tr("Several columns are set to “%1”. Choose this for one column only.")
                                .arg(roleBox(0)->itemText(roleBox(0)->findData(role))));
            return mError->show();
        }
    }
    const Status made = make();
    if (made) return QDialog::accept();
    mError->setText(mLocale.text(made.error()));
    mError->show();
}

Status TableDialog::make() {
    if (mOfProject.empty()) {
        auto project = texts::projectOfTable({mName, mBytes, encoding()}, columns(), separator());
        if (!project) return project.error();
        mMade = std::move(*project);
        return Done{};
    }
    auto back = texts::cataloguesOfTable(mBytes, columns(), mSourceOfProject, encoding(), separator());
    if (!back) return back.error();
    mTexts = std::move(*back);
    return Done{};
}

}  // namespace hexa::editor

#include "moc_tabledialog.cpp"
