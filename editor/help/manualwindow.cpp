// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/manualwindow.h"

#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>

namespace hexa::editor {
namespace {

constexpr int idRole = Qt::UserRole;
constexpr qsizetype maxMarks = 500;

}  // namespace

ManualWindow::ManualWindow(const Locale& locale, QWidget* parent)
    : QWidget(parent, Qt::Window),
      mLocale(locale),
      mSearch(new QLineEdit),
      mSections(new QListWidget),
      mNothing(new PlainLabel),
      mPdf(new QPushButton(icon("export"), {})),
      mView(new MarkupView) {
    setObjectName("manualWindow");
    mSearch->setObjectName("manualSearch");
    mSections->setObjectName("manualSections");
    mView->setObjectName("manualText");
    mPdf->setObjectName("manualPdf");
    mSearch->setClearButtonEnabled(true);
    mSearch->addAction(icon("search"), QLineEdit::LeadingPosition);
    mSections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mSections->setWordWrap(true);
    mNothing->setWordWrap(true);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 8, 4, 8);
    column->addWidget(mSearch);
    column->addWidget(mNothing);
    column->addWidget(mSections, 1);
    column->addWidget(mPdf);
    auto* split = new QSplitter;
    split->addWidget(side);
    split->addWidget(mView);
    split->setStretchFactor(1, 1);
    split->setSizes({260, 740});
    split->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
    resize(1000, 660);
    connect(mSearch, &QLineEdit::textChanged, this, &ManualWindow::list);
    connect(mSections, &QListWidget::currentRowChanged, this, &ManualWindow::go);
    connect(mView, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { showTopic(link.fragment()); });
    connect(mPdf, &QPushButton::clicked, this, &ManualWindow::pdfRequested);
    keepTranslated(*this, [this] { retranslate(); });
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void ManualWindow::retranslate() {
    const QString shown = section();
    setWindowTitle(tr("Manual") + QStringLiteral(" – Hexatelier"));
    mSearch->setPlaceholderText(tr("Search the manual"));
    mSearch->setAccessibleName(mSearch->placeholderText());
    mSections->setAccessibleName(tr("Manual sections"));
    mView->setAccessibleName(tr("Manual"));
    mNothing->setText(tr("No section contains these words. Enter other words."));
    mPdf->setText(tr("Save as &PDF…"));
    mPdf->setToolTip(tr("Save the whole manual to read or print it elsewhere"));
    mManual = Manual::inLanguage(mLocale.language());
    mView->setMarkup(mManual.text());
    mManual.addPictures(*mView->document());  // setting a text forgets them
    mView->document()->markContentsDirty(0, mView->document()->characterCount());
    list();
    if (!shown.isEmpty()) showTopic(shown);
}

QString ManualWindow::section() const {
    const QListWidgetItem* item = mSections->currentItem();
    return item != nullptr ? item->data(idRole).toString() : QString();
}

void ManualWindow::list() {
    const QString shown = section();
    const QSignalBlocker quiet(mSections);
    mSections->clear();
    const auto found = mManual.find(mSearch->text());
    for (const std::size_t number : found) {
        auto* item = new QListWidgetItem(mManual.sections()[number].title, mSections);
        item->setData(idRole, mManual.sections()[number].id);
        if (mManual.sections()[number].id == shown) mSections->setCurrentItem(item);
    }
    mNothing->setVisible(found.empty());
    if (!mSearch->text().isEmpty() && mSections->currentRow() < 0) mSections->setCurrentRow(0);
    markWords();
    if (!mSearch->text().isEmpty()) go(mSections->currentRow());
}

void ManualWindow::go(int row) {
    const QListWidgetItem* item = mSections->item(row);
    if (item != nullptr) mView->scrollToAnchor(item->data(idRole).toString());
}

/// Highlights the searched words in the text.
void ManualWindow::markWords() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : mSearch->text().simplified().split(' ', Qt::SkipEmptyParts)) {
        if (word.size() < 2) continue;
        QTextCursor at(mView->document());
        while (marks.size() < maxMarks && !(at = mView->document()->find(word, at)).isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(palette().color(QPalette::Highlight));
            mark.format.setForeground(palette().color(QPalette::HighlightedText));
            marks << mark;
        }
    }
    mView->setExtraSelections(marks);
}

bool ManualWindow::showTopic(const QString& topic) {
    const auto number = mManual.about(topic);
    if (!number) return false;
    mSearch->clear();
    mSections->setCurrentRow(static_cast<int>(*number));
    go(static_cast<int>(*number));
    return true;
}

}  // namespace hexa::editor

#include "moc_manualwindow.cpp"
