// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of files are shown literally: labels, boxes, tooltips, documents, and the few texts with
// marks.
#include "editor/ui/markup.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/style.h"
#include "tests/support/openwatch.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QWindow>

using namespace hexa;
using namespace hexa::editor;

class PlainTextTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString mPicture = mFolder.filePath("trap.png");

    /// Asks for the picture in the ways that Qt knows.
    QString hostile() const {
        return QStringLiteral("<b>x</b><img src=\"file://%1\"><img src=\"%1\"><link rel=\"stylesheet\" "
                              "href=\"%1\"><body background=\"%1\">")
            .arg(mPicture);
    }
    static void draw(QTextDocument& document) {
        document.setTextWidth(300);
        QImage image(300, 300, QImage::Format_ARGB32);
        QPainter painter(&image);
        document.drawContents(&painter);
    }
    static QLabel* toolTip() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel") && widget->isVisible()) return qobject_cast<QLabel*>(widget);
        return nullptr;
    }

private slots:
    void initTestCase() {
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(mPicture));
    }

    /// Verifies that the trap detects Qt's default treatment of such a text.
    void theTrapWorks() {
        const test::OpenWatch watch(mPicture);
        if (!watch.works()) QSKIP("no inotify");
        QLabel label(hostile());
        label.grab();
        QVERIFY(watch.opened());
        QTextDocument document;
        document.setHtml(hostile());
        draw(document);
        QVERIFY(watch.opened());
        QVERIFY(!watch.opened());
    }

    void labelsShowTheirCharacters() {
        const test::OpenWatch watch(mPicture);
        PlainLabel label(hostile());
        label.grab();
        QCOMPARE(label.text(), hostile());
        QCOMPARE(label.textFormat(), Qt::PlainText);
        // As wide as the characters, not as the bold x.
        PlainLabel bold(QStringLiteral("<b>x</b>"));
        QVERIFY(bold.sizeHint().width() >= bold.fontMetrics().horizontalAdvance(bold.text()));
        QVERIFY(!watch.opened());
    }

    void messagesShowTheirCharacters() {
        const test::OpenWatch watch(mPicture);
        MessageBox box(MessageBox::Question, hostile(), MessageBox::Ok, nullptr);
        box.setInformativeText(hostile());
        box.setDetailedText(hostile());
        box.show();
        box.grab();
        int found = 0;
        for (const QLabel* label : box.findChildren<QLabel*>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            found += label->text() == hostile() ? 1 : 0;
        }
        QCOMPARE(found, 2);
        const auto* details = box.findChild<QTextEdit*>();
        QVERIFY(details != nullptr);
        QCOMPARE(details->toPlainText(), hostile());
        QVERIFY(!watch.opened());
    }

    /// Labels that Qt makes: in its dialogs, in tooltips.
    void theStyleMakesAllLabelsPlain() {
        applyStyle();
        const test::OpenWatch watch(mPicture);
        QInputDialog input;
        input.setLabelText(hostile());
        input.show();
        input.grab();
        QMessageBox box;
        box.setText(hostile());
        box.setInformativeText(hostile());
        box.show();
        box.grab();
        for (const QWidget* dialog : std::initializer_list<const QWidget*>{&input, &box})
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                QCOMPARE(label->textFormat(), Qt::PlainText);
        QToolTip::showText({10, 10}, hostile(), &input);
        QTRY_VERIFY(toolTip() != nullptr);
        toolTip()->grab();
        QCOMPARE(toolTip()->textFormat(), Qt::PlainText);
        QCOMPARE(toolTip()->text(), hostile());
        QToolTip::showText({10, 10}, QStringLiteral("<u>again</u>"), &input);
        QCOMPARE(toolTip()->textFormat(), Qt::PlainText);
        QVERIFY(!watch.opened());
        // A label meant to show marks still does.
        MarkupLabel marked;
        marked.setMarkup(Markup("bold").in("b"));
        marked.ensurePolished();
        QCOMPARE(marked.textFormat(), Qt::RichText);
    }

    void documentsLoadNothing() {
        const test::OpenWatch watch(mPicture);
        QuietDocument document;
        // As none of our texts does: through the back door.
        static_cast<QTextDocument&>(document).setHtml(hostile());
        draw(document);
        static_cast<QTextDocument&>(document).setMarkdown(
            QStringLiteral("![](file://%1) ![](%1)").arg(mPicture));
        draw(document);
        MarkupView view;
        static_cast<QTextBrowser&>(view).setHtml(hostile());
        view.show();
        view.grab();
        QVERIFY(!watch.opened());
    }

    void markupEscapes() {
        const QString name = QStringLiteral("<b>x</b> & \"q\" %2\nline");
        QTextDocument document;
        const Markup text =
            Markup::filled(QStringLiteral("100 % of %1: %2, %3"), {Markup(name), Markup("two").in("b")}) +
            Markup(name).linkTo(QStringLiteral("a\"><b>"));
        document.setHtml(text.html());
        QCOMPARE(document.toPlainText(),
                 QStringLiteral("100 % of ") + name + QStringLiteral(": two, %3") + name);
        QVERIFY(!text.html().contains(QStringLiteral("<b>x")));
        QVERIFY(Markup(QString()).isEmpty());
        QCOMPARE((Markup("a") + Markup::lineBreak() + Markup("b").in("p", {{"style", "color:red"}})).html(),
                 QStringLiteral("a<br><p style=\"color:red\">b</p>"));
    }

    void namesInCaptionsAndTitles() {
        QCOMPARE(caption("A & B"), QStringLiteral("A && B"));
        QWidget window;
        window.setWindowTitle(titlePart("a[*]b[*]") + QStringLiteral("[*] – Program"));
        window.show();
        QCOMPARE(window.windowHandle()->title(), QStringLiteral("a[*]b[*] – Program"));
        window.setWindowModified(true);
        QCOMPARE(window.windowHandle()->title(), QStringLiteral("a[*]b[*]* – Program"));
    }

    void longTooltipsAreFolded() {
        QCOMPARE(folded("short\nlines"), QStringLiteral("short\nlines"));
        const QString words = QStringLiteral("word ").repeated(50).trimmed();
        for (const QString& line : folded(words).split('\n')) QVERIFY(line.size() <= 80);
        QCOMPARE(folded(words).replace('\n', ' '), words);
        const QString one = QString(200, 'x');
        QCOMPARE(folded(one), one);
        QCOMPARE(folded(QString()), QString());
    }
};

HEXA_TEST(PlainTextTest);
#include "plaintext_test.moc"
