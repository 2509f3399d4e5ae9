// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textstart.h"

#include "editor/ui/icons.h"
#include "editor/ui/markup.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QPushButton>

namespace hexa::editor {

TextStart::TextStart(QWidget* parent)
    : QWidget(parent),
      mText(new MarkupLabel(this)),
      mOpen(new QPushButton(icon("open"), {}, this)),
      mImport(new QPushButton(icon("new"), {}, this)),
      mSample(new QPushButton(icon("note"), {}, this)),
      mOfMap(new QPushButton(icon("layout-cells"), {}, this)) {
    auto* column = new QVBoxLayout(this);
    mText->setAlignment(Qt::AlignHCenter);
    mText->setWordWrap(true);
    column->addStretch(2);
    column->addWidget(mText);
    column->addSpacing(12);
    for (QPushButton* button : {mOpen, mImport, mSample, mOfMap}) {
        button->setMinimumWidth(280);
        column->addWidget(button, 0, Qt::AlignHCenter);
    }
    column->addStretch(3);
    connect(mOpen, &QPushButton::clicked, this, &TextStart::openRequested);
    connect(mImport, &QPushButton::clicked, this, &TextStart::importRequested);
    connect(mSample, &QPushButton::clicked, this, &TextStart::sampleRequested);
    connect(mOfMap, &QPushButton::clicked, this, &TextStart::mapRequested);
    setMapOpen(false);
    keepTranslated(*this, [this] { retranslate(); });
}

void TextStart::setMapOpen(bool open) { mOfMap->setVisible(open); }

void TextStart::retranslate() {
    mText->setMarkup(Markup(tr("No texts are open.")).in("b").in("p") +
                     Markup(tr("Open a text project, or create one from finished texts in several languages. "
                               "The texts are placed side by side, row by row."))
                         .in("p"));
    mOpen->setText(tr("&Open Text Project…"));
    mImport->setText(tr("&Import Texts…"));
    mSample->setText(tr("Open &Rules Reference"));
    mOfMap->setText(tr("Translate Open &Map"));
}

}  // namespace hexa::editor

#include "moc_textstart.cpp"
