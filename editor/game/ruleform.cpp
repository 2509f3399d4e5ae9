// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/ruleform.h"

#include "editor/game/gamedocument.h"
#include "editor/game/partfields.h"
#include "editor/ui/flowlayout.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Form;
using owngame::Rule;

struct FormTexts {
    const char* name;
    const char* sentence;  ///< Blanks are in braces.
    const char* hint;      ///< What typical numbers mean, or an example.
};

// By owngame::Form. Translators: words in braces stay as they are, but may stand anywhere in the
// sentence.
constexpr std::array<FormTexts, 13> formTexts{{
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Number"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Tile or set: {what} Counted: {per} Steps from home: {within} Number: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Example: each player has at least 2 forests around their home.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Sum"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Sum of: {of} Tile or set: {what} Counted: {per} Steps from "
                                                 "home: {within} Value: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Example: the yields around each home add up to at least 10.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Spread"),
     QT_TRANSLATE_NOOP(
         "hexa::editor::RuleForm",
         "Sum of: {of} Tile or set: {what} Counted: {per} Steps from home: {within} Difference between "
         "highest and lowest sum: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Example: the yields of the players differ by at most 3.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Distance"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Tile or set: {what} Other tile or set: {with} Distance in steps: {is}"),
     QT_TRANSLATE_NOOP(
         "hexa::editor::RuleForm",
         "≥ 1: never on the same hex, e.g. rivers at mountains. ≥ 2: never next to each other. ≥ 3: at least "
         "two hexes are in between.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Proximity"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Tile or set: {what} Within {within} steps: {is} × {with}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "0: no such tile is nearby. ≥ 1: at least one is always nearby.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Difference"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Tile or set: {what} Other tile or set: {with} Steps apart, "
                                                 "at most: {within} Value: {of} Difference: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "≥ 1: equal values are never that close together.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Corner"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Sum around each corner: {of} Tile or set: {what} Value: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "The three hexes around a corner are added. Example: ≤ 12.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Place"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Tile or set: {what} Place: {never} {in} Zone: {zone} Ring: {ring}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Example: harbours only at the edge, or castles never in a start zone.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Groups"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Group of adjacent hexes: {what} {alike} Size: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "≤ 3: at most three such tiles touch each other. ≥ 2: none is alone.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Connection"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Connected with each other: {what} Allowed in between: {through}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "All these tiles form one area. Tiles allowed in between may link its parts.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Reach"),
     QT_TRANSLATE_NOOP(
         "hexa::editor::RuleForm",
         "Within reach of each home in {within} steps: {is} × {with} Allowed on the way: {through}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Example: each player reaches at least one lake in 4 steps over land.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Symmetry"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Placed symmetrically: {what} Symmetry: {symmetry}"),
     QT_TRANSLATE_NOOP(
         "hexa::editor::RuleForm",
         "Each of these tiles has a matching tile near every other home. The layout needs homes.")},
    {QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Largest Group"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Largest group of adjacent hexes: {what} {alike} Size: {is}"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "≥ 6: at least one continent has six hexes or more.")},
}};

struct BlankName {
    const char* blank;
    const char* name;
    const char* hint;
};

constexpr std::array<BlankName, 11> blankNames{{
    {"what", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Tile or set"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Subject of the rule")},
    {"with", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Other tile or set"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Second group of hexes, to compare with the first one")},
    {"through", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Allowed in between"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Further hexes on the way")},
    {"of", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Value"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Numeric value from the table “Numeric Values”")},
    {"zone", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Zone"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Limits the rule to a zone")},
    {"in", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Place"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Limits the rule to a part of the map")},
    {"per", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Counted"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Unit of counting")},
    {"is", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Number"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "Value such as 2, ≥ 2 or 2–4, or one for each number of players (2–4: 1, 5–6: 2)")},
    {"within", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Steps"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Largest distance in steps")},
    {"ring", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Ring"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Steps from the middle of the map, such as 2 or 1–3")},
    {"symmetry", QT_TRANSLATE_NOOP("hexa::editor::RuleForm", "Symmetry"),
     QT_TRANSLATE_NOOP("hexa::editor::RuleForm",
                       "A symmetry of the layout, such as turn-2 or mirror-60. Leave the field empty for the "
                       "largest symmetry.")},
}};

/// Returns the tooltip of a blank.
QString hintOf(const QString& blank) {
    if (blank.startsWith("text-")) return RuleForm::tr("Shown in Problems instead of the program’s sentence");
    for (const BlankName& one : blankNames)
        if (blank == QLatin1String(one.blank)) return RuleForm::tr(one.hint);
    return {};
}

/// Returns the accessible name of a blank.
QString accessibleNameOf(const QString& blank) {
    if (blank.startsWith("text-")) return RuleForm::tr("Your wording (%1)").arg(Locale::nameOf(blank.mid(5)));
    for (const BlankName& one : blankNames)
        if (blank == QLatin1String(one.blank)) return RuleForm::tr(one.name);
    return blank;
}

/// True if the cells of a seat need no limit in steps.
bool freeSteps(Form form) { return form == Form::Count || form == Form::Sum || form == Form::Spread; }

/// True if a rule with a figure is about all tiles when it names none.
bool meansAll(Form form) { return form == Form::Sum || form == Form::Spread || form == Form::Corner; }

QList<PartChoice> withFirst(const QString& none, QList<PartChoice> choices) {
    choices.prepend({QString(), none});
    return choices;
}

}  // namespace

RuleForm::RuleForm(GameDocument& document, const Locale& locale, const MapReport& report, QWidget* parent)
    : QWidget(parent), mDocument(document), mLocale(locale), mReport(report), mColumn(new QVBoxLayout(this)) {
    setObjectName("ruleForm");
    mColumn->setContentsMargins(0, 0, 0, 0);
    keepTranslated(*this, [this] { rebuild(); });
}

const Rule* RuleForm::rule() const {
    const auto& rules = mDocument.definition().rules;
    return mRow >= 0 && mRow < static_cast<int>(rules.size()) ? &rules[static_cast<std::size_t>(mRow)]
                                                              : nullptr;
}

void RuleForm::setRow(int row) {
    mRow = row;
    refresh();
}

void RuleForm::change(const std::function<void(Rule&)>& change) {
    if (rule() == nullptr) return;
    mDocument.apply(tr("Change rule"), [&](owngame::Definition& definition) {
        change(definition.rules.at(static_cast<std::size_t>(mRow)));
    });
}

/// Fills the blanks of the new form, so that the rule is valid immediately.
void RuleForm::setForm(int form) {
    const owngame::Definition& definition = mDocument.definition();
    const std::string figure = definition.figures.empty() ? std::string() : definition.figures.front().id;
    change([&](Rule& rule) {
        rule.form = static_cast<Form>(form);
        const bool figured = rule.form == Form::Sum || rule.form == Form::Differ || rule.form == Form::Corner;
        if (figured && rule.of.empty()) rule.of = figure;
        if (rule.form == Form::Reach && rule.with.empty()) rule.with = rule.what.empty() ? "any" : rule.what;
        if (rule.form == Form::Spread && rule.per == owngame::Per::Map) rule.per = owngame::Per::Seat;
        if (rule.what.empty() && rule.form != Form::Reach && rule.form != Form::Symmetric) rule.what = "any";
        if (rule.is.parts.empty()) rule.is.parts.push_back({1, owngame::PlayerBounds::maxPlayers, {1, 1}});
    });
}

void RuleForm::refresh() {
    const Rule* shown = rule();
    if ((shown != nullptr ? static_cast<int>(shown->form) : -1) != mShownForm || mRow != mShownRow)
        return rebuild();
    if (shown == nullptr) return;
    for (const auto& show : mShow) show(*shown);
    const auto broken = mReport.broken.find(shown->id);
    mPlaces->setEnabled(broken != mReport.broken.end() && !broken->second.empty());
}

void RuleForm::rebuild() {
    if (mFields != nullptr) {
        mFields->hide();
        mFields->deleteLater();
    }
    mShow.clear();
    const Rule* shown = rule();
    mShownForm = shown != nullptr ? static_cast<int>(shown->form) : -1;
    mShownRow = mRow;
    mFields = new QWidget;
    mColumn->addWidget(mFields);
    auto* column = new QVBoxLayout(mFields);
    column->setContentsMargins(0, 0, 0, 0);
    if (shown == nullptr) return;

    auto* head = new QHBoxLayout;
    mForms = new QComboBox;
    mForms->setObjectName("ruleForms");
    mForms->setAccessibleName(tr("Rule type"));
    mForms->setToolTip(tr("Type of condition"));
    for (const FormTexts& texts : formTexts) {
        mForms->addItem(tr(texts.name));
        mForms->setItemData(mForms->count() - 1, tr(texts.hint), Qt::ToolTipRole);
    }
    mForms->setCurrentIndex(mShownForm);
    ignoreWheelUnlessFocused(mForms);
    connect(mForms, &QComboBox::activated, this, &RuleForm::setForm, Qt::QueuedConnection);
    auto* label = new PlainLabel(tr("&Type:"));
    label->setBuddy(mForms);
    mPlaces = new QPushButton(tr("Show &Places on Map"));
    mPlaces->setObjectName("rulePlaces");
    mPlaces->setToolTip(tr("Marks the hexes on the open map where the rule is broken"));
    connect(mPlaces, &QPushButton::clicked, this, [this] {
        const Rule* now = rule();
        const auto broken = now == nullptr ? mReport.broken.end() : mReport.broken.find(now->id);
        if (broken != mReport.broken.end()) emit placesRequested(broken->second);
    });
    head->addWidget(label);
    head->addWidget(mForms);
    head->addStretch();
    head->addWidget(mPlaces);
    column->addLayout(head);
    mSentence = new QWidget;
    auto* sentence = new FlowLayout(mSentence);
    sentence->setContentsMargins(0, 0, 0, 0);
    sentence->setSpacing(6);
    column->addWidget(mSentence);
    buildSentence(tr(formTexts.at(static_cast<std::size_t>(shown->form)).sentence));
    const bool limits = owngame::uses(shown->form, owngame::RulePart::Scope);
    if (limits && shown->form != Form::Stands)  // whose sentence has these fields
        buildSentence(tr("Only on these hexes: {in} Zone: {zone} Ring: {ring}"));
    auto* hint = new PlainLabel(tr(formTexts.at(static_cast<std::size_t>(shown->form)).hint));
    hint->setObjectName("ruleHint");
    hint->setWordWrap(true);
    column->addWidget(hint);
    auto* own = new QGridLayout;
    own->addWidget(new PlainLabel(tr("Your wording:")), 0, 0);
    own->setColumnStretch(2, 1);
    column->addLayout(own);
    for (const QString& language : Locale::languages()) {
        // Sentences are long, so each has a line of its own.
        mSentence = new QWidget;
        auto* line = new QHBoxLayout(mSentence);
        line->setContentsMargins(0, 0, 0, 0);
        const int row = own->rowCount() - (language == Locale::languages().first() ? 1 : 0);
        own->addWidget(new PlainLabel(Locale::nameOf(language)), row, 1);
        own->addWidget(mSentence, row, 2);
        addLine(
            "text-" + language, 0,
            [code = language.toStdString()](const Rule& rule) {
                const auto found = rule.text.texts.find(code);
                return found == rule.text.texts.end() ? QString() : textOf(found->second);
            },
            [code = language.toStdString()](Rule& rule, const QString& text) {
                rule.text.set(code, text.trimmed().toStdString());
                return QString();
            });
    }
    refresh();
}

void RuleForm::buildSentence(const QString& sentence) {
    qsizetype at = 0;
    while (at < sentence.size()) {
        const qsizetype open = sentence.indexOf('{', at);
        const QString words = sentence.mid(at, open < 0 ? -1 : open - at).trimmed();
        QStringList before = words.split(' ', Qt::SkipEmptyParts);
        // The last word stays on the line of its field.
        const QString last = open < 0 || before.isEmpty() ? QString() : before.takeLast();
        for (const QString& word : before) mSentence->layout()->addWidget(new PlainLabel(word));
        if (open < 0) break;
        const qsizetype close = sentence.indexOf('}', open);
        const QString blank = sentence.mid(open + 1, close - open - 1);
        if (last.isEmpty())
            addBlank(blank);
        else
            addTogether(last, blank);
        at = close + 1;
    }
}

void RuleForm::addTogether(const QString& word, const QString& blank) {
    auto* both = new QWidget;
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    line->addWidget(new PlainLabel(word));
    QWidget* const sentence = std::exchange(mSentence, both);
    sentence->layout()->addWidget(both);
    addBlank(blank);
    mSentence = sentence;
}

void RuleForm::addBlank(const QString& name) {
    const owngame::Definition& definition = mDocument.definition();
    const auto word = [&](std::string Rule::*member, const QList<PartChoice>& choices) {
        addChoice(
            name, choices, [member](const Rule& rule) { return textOf(rule.*member); },
            [member](Rule& rule, const QString& id) { rule.*member = id.toStdString(); });
    };
    if (name == "what") return addWhat();
    if (name == "with")
        return word(&Rule::with, withFirst(tr("others of the same kind"), setChoices(definition, mLocale)));
    if (name == "through")
        return word(&Rule::through, withFirst(tr("nothing else"), setChoices(definition, mLocale)));
    if (name == "of")
        return addChoice(
            name, withFirst(tr("number of hexes"), figureChoices(definition, mLocale)),
            [](const Rule& rule) { return textOf(rule.of); },
            [](Rule& rule, const QString& id) {
                rule.of = id.toStdString();
                // Only a rule with a figure may name no tiles.
                if (rule.of.empty() && rule.what.empty()) rule.what = "any";
            });
    if (name == "zone")
        return addChoice(
            name, withFirst(tr("anywhere"), zoneChoices(definition, mLocale)),
            [](const Rule& rule) { return textOf(rule.scope.zone); },
            [](Rule& rule, const QString& id) { rule.scope.zone = id.toStdString(); });
    if (name == "in")
        return addChoice(
            name, {{"0", tr("on the map")}, {"1", tr("at the edge")}, {"2", tr("inside")}},
            [](const Rule& rule) { return QString::number(static_cast<int>(rule.scope.in)); },
            [](Rule& rule, const QString& id) {
                rule.scope.in = static_cast<owngame::Scope::In>(id.toInt());
            });
    if (name == "per")
        return addChoice(
            name, {{"0", tr("in all")}, {"1", tr("for each player")}, {"2", tr("in each ring")}},
            [](const Rule& rule) { return QString::number(static_cast<int>(rule.per)); },
            [](Rule& rule, const QString& id) { rule.per = static_cast<owngame::Per>(id.toInt()); });
    if (name == "never")
        return addFlag(name, tr("never"), tr("The tiles are never on these hexes"), &Rule::never);
    if (name == "alike")
        return addFlag(name, tr("of one kind"), tr("Only adjacent hexes of the same kind form a group"),
                       &Rule::alike);
    if (name == "is")
        return addLine(
            name, 9, [](const Rule& rule) { return boundsText(rule.is); },
            [](Rule& rule, const QString& text) {
                auto is = playerBoundsFrom(text);
                if (!is)
                    return tr("Enter a value such as 2, ≥ 2 or 2–4, or one for each number of players (2–4: "
                              "1, 5–6: 2).");
                rule.is = *std::move(is);
                return QString();
            });
    if (name == "within")
        return addLine(
            name, 3,
            [](const Rule& rule) {
                return rule.near || !freeSteps(rule.form) ? QString::number(rule.within) : QString();
            },
            [](Rule& rule, const QString& text) {
                bool number = false;
                const int steps = text.toInt(&number);
                const bool none = freeSteps(rule.form) && text.trimmed().isEmpty();
                if (!none && (!number || steps < 0)) return tr("Enter a whole number of steps.");
                rule.within = none ? 1 : steps;
                rule.near = freeSteps(rule.form) ? !none : steps != 1;
                return QString();
            });
    if (name == "ring")
        return addLine(
            name, 9,
            [](const Rule& rule) { return rule.scope.rings ? boundsText(&rule.scope.ring) : QString(); },
            [](Rule& rule, const QString& text) {
                const auto is = boundsFrom(text);
                if (!is && !text.trimmed().isEmpty()) return refusedBounds();
                rule.scope.rings = is.has_value();
                rule.scope.ring = is.value_or(owngame::Bounds());
                return QString();
            });
    if (name == "symmetry")
        return addLine(
            name, 12, [](const Rule& rule) { return textOf(rule.symmetry); },
            [](Rule& rule, const QString& text) {
                rule.symmetry = text.trimmed().toStdString();
                return QString();
            });
}

/// All tiles are a set. Where none is named, symmetry compares kinds, and sums are about all tiles.
void RuleForm::addWhat() {
    QList<PartChoice> choices = setChoices(mDocument.definition(), mLocale);
    const bool symmetric = mShownForm == static_cast<int>(Form::Symmetric);
    if (!symmetric) choices.removeIf([](const PartChoice& choice) { return choice.id == u"any"; });
    const QString all = symmetric ? QString() : QStringLiteral("any");
    choices.prepend({all, tr("all tiles")});
    addChoice(
        "what", choices, [all](const Rule& rule) { return rule.what.empty() ? all : textOf(rule.what); },
        [](Rule& rule, const QString& id) {
            const bool none = id == u"any" && meansAll(rule.form) && !rule.of.empty();
            rule.what = none ? std::string() : id.toStdString();
        });
}

void RuleForm::addChoice(const QString& name, const QList<PartChoice>& choices,
                         std::function<QString(const Rule&)> get,
                         std::function<void(Rule&, const QString&)> set) {
    auto* field = new QComboBox;
    field->setObjectName("rule-" + name);
    field->setAccessibleName(accessibleNameOf(name));
    field->setToolTip(hintOf(name));
    field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const PartChoice& choice : choices) field->addItem(choice.name, choice.id);
    ignoreWheelUnlessFocused(field);
    connect(field, &QComboBox::activated, this, [this, field, set = std::move(set)] {
        change([&](Rule& rule) { set(rule, field->currentData().toString()); });
    });
    mShow.emplace_back([field, get = std::move(get)](const Rule& rule) {
        field->setCurrentIndex(field->findData(get(rule)));
    });
    mSentence->layout()->addWidget(field);
}

void RuleForm::addLine(const QString& name, int letters, std::function<QString(const Rule&)> get,
                       std::function<QString(Rule&, const QString&)> set) {
    auto* field = new QLineEdit;
    field->setObjectName("rule-" + name);
    field->setAccessibleName(accessibleNameOf(name));
    field->setToolTip(hintOf(name));
    if (letters > 0) field->setFixedWidth(field->fontMetrics().horizontalAdvance('0') * (letters + 2) + 8);
    if (name == "ring") field->setPlaceholderText(tr("any"));
    if (name == "symmetry") field->setPlaceholderText(tr("largest"));
    if (name == "within") field->setPlaceholderText(tr("any"));
    connect(field, &QLineEdit::editingFinished, this, [this, field, get, set = std::move(set)] {
        const Rule* now = rule();
        if (now == nullptr || field->text() == get(*now)) return;
        QString reason;
        change([&](Rule& rule) { reason = set(rule, field->text()); });
        emit refused(reason);
    });
    mShow.emplace_back([field, get = std::move(get)](const Rule& rule) {
        if (field->text() == get(rule)) return;
        field->setText(get(rule));
        field->setCursorPosition(0);
    });
    mSentence->layout()->addWidget(field);
}

void RuleForm::addFlag(const QString& name, const QString& text, const QString& hint, bool Rule::*member) {
    auto* field = new QCheckBox(text);
    field->setToolTip(hint);
    field->setObjectName("rule-" + name);
    connect(field, &QCheckBox::clicked, this,
            [this, member](bool on) { change([&](Rule& rule) { rule.*member = on; }); });
    mShow.emplace_back([field, member](const Rule& rule) { field->setChecked(rule.*member); });
    mSentence->layout()->addWidget(field);
}

}  // namespace hexa::editor

#include "moc_ruleform.cpp"
