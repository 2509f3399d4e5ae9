// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/mappage.h"

#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/form.h"
#include "editor/inspector/languagetabs.h"
#include "editor/inspector/optionrows.h"
#include "editor/inspector/targetrows.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"

#include <QComboBox>

namespace hexa::editor {

MapPage::MapPage(Document& document, const paint::TileArt& art, const Locale& locale, QWidget* parent)
    : QWidget(parent), mDocument(document), mLocale(locale) {
    build(art);
    connect(mTabs, &LanguageTabs::languageChanged, this, [this] {
        commit();
        mTextLanguage = mTabs->language();
        show(true);
    });
    connect(mTitle, &CommitLine::committed, this,
            [this] { mDocument.apply(textsEdit(), [] { return tr("Change title"); }); });
    connect(mDescription, &CommitText::committed, this,
            [this] { mDocument.apply(textsEdit(), [] { return tr("Change description"); }); });
    connect(mAuthor, &CommitLine::committed, this,
            [this] { mDocument.apply(textsEdit(), [] { return tr("Change author"); }); });
    connect(mTitle, &QLineEdit::textChanged, this, &MapPage::typedChanged);
    connect(mDescription, &QPlainTextEdit::textChanged, this, &MapPage::typedChanged);
    connect(mAuthor, &QLineEdit::textChanged, this, &MapPage::typedChanged);
    connect(mSeats, &SeatRows::typedChanged, this, &MapPage::typedChanged);
    connect(mTargets, &TargetRows::typedChanged, this, &MapPage::typedChanged);
    connect(mProfile, &QComboBox::activated, this, [this] {
        const auto profile = static_cast<RuleProfile>(mProfile->currentData().toInt());
        mDocument.apply({SetProfile{profile}},
                        [profile] { return tr("Set rules: %1").arg(Names::profile(profile)); });
    });
    mTextLanguage = mTabs->language();
    retranslate();
}

void MapPage::build(const paint::TileArt& art) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    mTabs = new LanguageTabs(mLocale.language());
    column->addWidget(mTabs);
    mTitle = new CommitLine;
    mTitleLabel = addField(column, mTitle);
    mDescription = new CommitText;
    mDescriptionLabel = addField(column, mDescription);
    mAuthor = new CommitLine;
    mAuthorLabel = addField(column, mAuthor);
    mProfile = new QComboBox;
    mProfile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mProfile->setMinimumContentsLength(8);
    ignoreWheelUnlessFocused(mProfile);
    for (const RuleProfile profile : {RuleProfile::Rulebook, RuleProfile::Free})
        mProfile->addItem({}, static_cast<int>(profile));
    mProfileLabel = addField(column, mProfile);
    mOptions = new OptionRows(mDocument, mLocale);
    column->addWidget(mOptions);
    column->addSpacing(8);
    mSeatsTitle = addHeading(column);
    mSeats = new SeatRows(mDocument, art, mLocale);
    column->addWidget(mSeats);
    mTargets = new TargetRows(mDocument, mLocale);
    column->addWidget(mTargets);
    column->addSpacing(8);
    mOriginTitle = addHeading(column);
    mOrigin = addText(column);
    mOrigin->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mStandIn = addText(column);
    column->addStretch(1);
}

void MapPage::commit() {
    mTitle->commit();
    mDescription->commit();
    mAuthor->commit();
    mSeats->commit();
    mTargets->commit();
}

std::vector<Edit> MapPage::typed() const {
    std::vector<Edit> edits;
    if (mTitle->isDirty() || mDescription->isDirty() || mAuthor->isDirty()) edits.push_back(textsEdit());
    if (const auto names = mSeats->typed()) edits.push_back(*names);
    if (auto targets = mTargets->typed()) edits.push_back(*std::move(targets));
    return edits;
}

void MapPage::focusFirst() { mTitle->setFocus(); }

void MapPage::retranslate() {
    mTabs->retranslate(mLocale.language());
    nameField(mTitleLabel, tr("Title"));
    nameField(mDescriptionLabel, tr("Description"));
    nameField(mAuthorLabel, tr("Author"));
    nameField(mProfileLabel, tr("Rules"));
    mProfile->setItemText(0, Names::profile(RuleProfile::Rulebook));
    mProfile->setItemText(1, Names::profile(RuleProfile::Free));
    mProfile->setToolTip(tr("As in the rulebook: wrong tile counts are errors. Free: they are hints."));
    mSeatsTitle->setText(tr("Seats"));
    mOriginTitle->setText(tr("Map origin"));
    mStandIn->setText(tr("Stand-in layout: the printed one is not known."));
    mOptions->retranslate();
    mSeats->retranslate();
    mTargets->retranslate();
    refresh();
}

void MapPage::show(bool force) {
    const Scenario& scenario = mDocument.scenario();
    mTitle->setStored(exactText(scenario.title, mTextLanguage), force);
    mTitle->setPlaceholderText(mLocale.text(scenario.title));
    mDescription->setStored(exactText(scenario.description, mTextLanguage), force);
    mDescription->setPlaceholderText(mLocale.text(scenario.description));
    mTabs->showMissing({&scenario.title, &scenario.description});
    mAuthor->setStored(QString::fromStdString(scenario.author), force);
    mProfile->setCurrentIndex(mProfile->findData(static_cast<int>(scenario.profile)));
    mOptions->refresh();
    mSeats->show(mTextLanguage, force);
    mTargets->show(force);
    mOrigin->setText(provenanceText());
    mStandIn->setVisible(scenario.provenance.standIn);
}

Edit MapPage::textsEdit() const {
    SetTexts texts{mDocument.scenario().title, mDocument.scenario().description,
                   mAuthor->text().toStdString()};
    texts.title.set(mTextLanguage.toStdString(), mTitle->text().toStdString());
    texts.description.set(mTextLanguage.toStdString(), mDescription->text().toStdString());
    return {std::move(texts)};
}

QString MapPage::provenanceText() const {
    const Provenance& origin = mDocument.scenario().provenance;
    QStringList lines;
    if (origin.generator.empty()) {
        lines << tr("Drawn by hand");
    } else {
        const GenerateMethod* generator = generateMode(mDocument.system(), origin.generator);
        const QString name =
            generator != nullptr ? mLocale.text(generator->name) : toQString(origin.generator);
        lines << tr("Generated: %1, version %2").arg(name, QString::number(origin.generatorVersion));
    }
    if (origin.seed) lines << tr("Seed: %1").arg(*origin.seed);
    if (!origin.layout.empty()) {
        const Layout* layout = mDocument.system().layout(origin.layout);
        lines << tr("Layout: %1")
                     .arg(layout != nullptr ? mLocale.text(layout->name) : toQString(origin.layout));
    }
    return lines.join('\n');
}

}  // namespace hexa::editor

#include "moc_mappage.cpp"
