// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/startdialog.h"

#include "core/engine/check/acceptance.h"
#include "editor/document/document.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/scrollcolumn.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::size_t maxFindings = 4;

}  // namespace

StartDialog::StartDialog(const PlaySession& session, QWidget* parent)
    : QDialog(parent),
      mSession(session),
      mPreset(new QComboBox),
      mVariant(new QComboBox),
      mDraw(new QComboBox),
      mChosen(new QGroupBox(tr("Choose the setup instead of dealing it at random"))),
      mChoiceForm(nullptr),
      mChoosingSeat(nullptr),
      mSource(new PlainLabel),
      mAsMap(new QPushButton(tr("Same as &Map"))),
      mSeed(new QLineEdit),
      mKeepSeed(new QCheckBox(tr("&Keep"))),
      mTypedChance(new QCheckBox(tr("Enter &dice rolls and cards drawn at a real table"))),
      mProblems(new PlainLabel),
      mPlay(new QPushButton(tr("&Play"))) {
    setWindowTitle(tr("Set Up Game"));
    setObjectName("startDialog");
    mPreset->setObjectName("startPreset");
    mVariant->setObjectName("startVariant");
    mDraw->setObjectName("startDraw");
    mChosen->setObjectName("startChosen");
    mSource->setObjectName("startSource");
    mSource->setWordWrap(true);
    mAsMap->setObjectName("startAsMap");
    mAsMap->setAutoDefault(false);
    mSeed->setObjectName("startSeed");
    mKeepSeed->setObjectName("startKeepSeed");
    mTypedChance->setObjectName("startTypedChance");
    mProblems->setObjectName("startProblems");
    mPlay->setObjectName("startPlay");
    const PlayFunctions& play = *session.functions();
    mPreset->addItems({tr("Same as last time"), tr("One person against the program"),
                       tr("People only, at this screen"), tr("Watch the program play")});
    if (play.variants) mVariants = play.variants(session.map().scenario().players());
    for (const OptionValues& variant : mVariants) {
        QStringList names;
        for (const auto& [name, on] : variant)
            if (on) names << mSession.texts().optionName(name);
        mVariant->addItem(names.isEmpty() ? tr("Basic game") : names.join(QStringLiteral(" + ")));
    }
    mDraw->addItems({tr("As set here"), session.texts().word("word.factions.random"), tr("Random seats")});
    mSeed->setValidator(new QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), mSeed));
    mSeed->setPlaceholderText(tr("New each time"));
    mProblems->setWordWrap(true);

    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    form->addRow(tr("P&reset:"), mPreset);
    form->addRow(tr("&Variant:"), mVariant);
    column->addLayout(form);
    auto* source = new QHBoxLayout;
    source->addWidget(mSource, 1);
    source->addWidget(mAsMap);
    column->addLayout(source);
    column->addWidget(buildSeats());
    column->addWidget(buildOptions());
    column->addWidget(buildChoices());
    auto* seedRow = new QHBoxLayout;
    auto* seedLabel = new PlainLabel(tr("S&eed:"));
    seedLabel->setBuddy(mSeed);
    seedRow->addWidget(seedLabel);
    seedRow->addWidget(mSeed, 1);
    seedRow->addWidget(mKeepSeed);
    column->addLayout(seedRow);
    column->addWidget(mTypedChance);
    mTypedChance->setVisible(play.typedChance);
    column->addStretch(1);
    auto* scroll = new ScrollColumn;
    scroll->setWidget(page);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox;
    auto* cancel = buttons->addButton(QDialogButtonBox::Cancel);
    buttons->addButton(mPlay, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(scroll, 1);
    outer->addWidget(mProblems);
    outer->addWidget(buttons);
    resize(620, 620);
    connect(mPreset, &QComboBox::activated, this, &StartDialog::usePreset);
    connect(mVariant, &QComboBox::currentIndexChanged, this, &StartDialog::refresh);
    connect(mAsMap, &QPushButton::clicked, this, [this] {
        showOptions({});
        refresh();
    });
    setSetup(session.setup());
    // Otherwise the button created first would have it, which is Cancel.
    mPreset->setFocus();
    setTabOrder(mKeepSeed, mTypedChance);
    setTabOrder(mTypedChance, mPlay);
    setTabOrder(mPlay, cancel);
}

QWidget* StartDialog::buildSeats() {
    const Locale& locale = mSession.locale();
    const Scenario& map = mSession.map().scenario();
    auto* box = new QGroupBox(tr("Players"));
    auto* grid = new QGridLayout(box);
    grid->addWidget(new PlainLabel(tr("Seat")), 0, 0);
    grid->addWidget(new PlainLabel(tr("Name")), 0, 1);
    grid->addWidget(new PlainLabel(tr("Played by")), 0, 2);
    grid->addWidget(new PlainLabel(mSession.texts().word("word.faction")), 0, 3);
    for (int seat = 0; seat < map.players(); ++seat) {
        Row row{new QLineEdit, new QComboBox, new QComboBox};
        const std::optional<Hex> home = map.seats[static_cast<std::size_t>(seat)].home;
        const QString place = home ? tr("%1: %2", "number of the seat, its home")
                                         .arg(seat + 1)
                                         .arg(Names::brief(map.board, *home))
                                   : QString::number(seat + 1);
        row.name->setObjectName("startName");
        row.name->setPlaceholderText(tr("Player %1").arg(seat + 1));
        row.name->setMaxLength(40);
        row.name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
        row.player->setObjectName("startPlayer");
        row.player->setAccessibleName(tr("Player type of seat %1").arg(seat + 1));
        row.player->addItem(tr("Person"), QString());
        for (const std::string& bot : mSession.functions()->offeredBots())
            row.player->addItem(tr("Program, %1").arg(mSession.texts().botName(QString::fromStdString(bot))),
                                QString::fromStdString(bot));
        row.faction->setObjectName("startFaction");
        row.faction->setAccessibleName(
            mSession.texts().word("word.faction.of-player", {{"player", std::int64_t{seat + 1}}}));
        row.faction->addItem(tr("As on the map"), QString());
        for (const Faction& faction : mSession.system().catalog.factions)
            row.faction->addItem(locale.text(faction.name), QString::fromStdString(faction.id));
        grid->addWidget(new PlainLabel(place), seat + 1, 0);
        grid->addWidget(row.name, seat + 1, 1);
        grid->addWidget(row.player, seat + 1, 2);
        grid->addWidget(row.faction, seat + 1, 3);
        connect(row.player, &QComboBox::currentIndexChanged, this, &StartDialog::refresh);
        connect(row.faction, &QComboBox::currentIndexChanged, this, &StartDialog::refresh);
        mSeats.push_back(row);
    }
    grid->setColumnStretch(1, 1);
    const int last = map.players() + 1;
    grid->addWidget(new PlainLabel(mSession.texts().word("word.factions.and-seats")), last, 0, 1, 2);
    grid->addWidget(mDraw, last, 2, 1, 2);
    connect(mDraw, &QComboBox::currentIndexChanged, this, &StartDialog::refresh);
    auto* advice = new PlainLabel(mSession.texts().word("word.factions.advice"));
    advice->setWordWrap(true);
    grid->addWidget(advice, last + 1, 0, 1, 4);
    return box;
}

QComboBox* StartDialog::choiceField(const SetupChoice& choice) {
    const Locale& locale = mSession.locale();
    auto* combo = new QComboBox;
    combo->setObjectName("startChoice");
    combo->setProperty("choice", QString::fromStdString(choice.id));
    combo->addItem(tr("Random"), QString());
    for (const SetupChoice::Option& option : choice.options) {
        combo->addItem(PlayTexts::text(option.name, locale), QString::fromStdString(option.id));
        QStringList lines{PlayTexts::text(option.text, locale),
                          StandInBadge::sentence(locale, option.origin)};
        lines.removeAll(QString());
        combo->setItemData(combo->count() - 1, lines.join('\n'), Qt::ToolTipRole);
    }
    connect(combo, &QComboBox::currentIndexChanged, this, &StartDialog::refresh);
    return combo;
}

QWidget* StartDialog::buildChoices() {
    mChosen->setCheckable(true);
    mChosen->setChecked(false);
    connect(mChosen, &QGroupBox::toggled, this, &StartDialog::refresh);
    mChoiceForm = new QFormLayout(mChosen);
    const PlayFunctions& play = *mSession.functions();
    const int players = mSession.map().scenario().players();
    const auto choices = play.choices ? play.choices({}, players)
                                      : Result<std::vector<SetupChoice>>(std::vector<SetupChoice>());
    if (!choices || choices->empty()) {
        mChosen->hide();
        return mChosen;
    }
    const auto isSecret = [](const SetupChoice& choice) { return choice.seat.has_value(); };
    const auto addField = [this](const SetupChoice& choice) {
        QComboBox* combo = choiceField(choice);
        const QString name = caption(PlayTexts::text(choice.name, mSession.locale()));
        mChoiceForm->addRow(tr("%1:", "caption of a field").arg(name), combo);
        mChoices[choice.id] = combo;
        return combo;
    };
    for (const SetupChoice& choice : *choices)
        if (!isSecret(choice)) addField(choice);
    if (std::ranges::any_of(*choices, isSecret)) {
        mChoosingSeat = new QComboBox;
        mChoosingSeat->setObjectName("startChoosingSeat");
        mChoosingSeat->addItem(tr("Nobody"), -1);
        for (int seat = 0; seat < players; ++seat)
            mChoosingSeat->addItem(tr("Player %1").arg(seat + 1), seat);
        mChoosingSeat->setToolTip(tr("Only the cards of the selected player are visible."));
        mChoiceForm->addRow(tr("&Show secret cards of:"), mChoosingSeat);
        for (const SetupChoice& choice : *choices)
            if (isSecret(choice)) mSecretChoices.emplace_back(*choice.seat, addField(choice));
        connect(mChoosingSeat, &QComboBox::currentIndexChanged, this,
                [this] { showChoicesOf(mChoosingSeat->currentData().toInt()); });
        showChoicesOf(-1);
    }
    const bool marked = std::ranges::any_of(*choices, [](const SetupChoice& choice) {
        return std::ranges::any_of(choice.options, [](const SetupChoice::Option& option) {
            return option.origin.standIn != StandIn::None;
        });
    });
    if (marked) mChoiceForm->addRow(new PlainLabel(StandInLegend::words()));
    return mChosen;
}

void StartDialog::showChoicesOf(int seat) {
    for (const auto& [owner, combo] : mSecretChoices) mChoiceForm->setRowVisible(combo, owner == seat);
}

QWidget* StartDialog::buildOptions() {
    auto* box = new QGroupBox(tr("House rules"));
    auto* column = new QVBoxLayout(box);
    for (const PlayOption& option : mSession.functions()->options) {
        if (option.variant) continue;
        auto* check = new QCheckBox(caption(mSession.texts().optionName(option.name)));
        check->setObjectName("startOption");
        check->setProperty("option", QString::fromStdString(option.name));
        column->addWidget(check);
        connect(check, &QCheckBox::toggled, this, &StartDialog::refresh);
        mOptions[option.name] = check;
    }
    box->setVisible(!mOptions.empty());
    return box;
}

PlaySetup StartDialog::setup() const {
    PlaySetup setup = mSession.setup();
    setup.seats.clear();
    for (const Row& row : mSeats)
        setup.seats.push_back({row.name->text().trimmed(), row.player->currentData().toString(),
                               row.faction->currentData().toString().toStdString()});
    setup.draw = static_cast<PlaySetup::Draw>(std::max(0, mDraw->currentIndex()));
    OptionValues wanted;
    const auto variant = static_cast<std::size_t>(std::max(0, mVariant->currentIndex()));
    if (variant < mVariants.size()) wanted = mVariants[variant];
    for (const auto& [name, check] : mOptions) wanted[name] = check->isChecked();
    setup.options = choicesFor(*mSession.functions(), mSession.map().scenario(), wanted);
    setup.chosen.clear();
    if (mChosen->isChecked())
        for (const auto& [id, combo] : mChoices)
            if (const QString option = combo->currentData().toString(); !option.isEmpty())
                setup.chosen[id] = option.toStdString();
    setup.seed = mSeed->text().toULongLong();
    setup.keepSeed = mKeepSeed->isChecked() && setup.seed != 0;
    setup.typedChance = mTypedChance->isChecked();
    return setup;
}

void StartDialog::setSetup(const PlaySetup& setup) {
    for (std::size_t seat = 0; seat < mSeats.size() && seat < setup.seats.size(); ++seat) {
        const PlaySetup::Seat& from = setup.seats[seat];
        mSeats[seat].name->setText(from.name);
        // The settings may name any bot of the game.
        if (!from.bot.isEmpty() && mSeats[seat].player->findData(from.bot) < 0)
            mSeats[seat].player->addItem(tr("Program, %1").arg(mSession.texts().botName(from.bot)), from.bot);
        mSeats[seat].player->setCurrentIndex(std::max(0, mSeats[seat].player->findData(from.bot)));
        mSeats[seat].faction->setCurrentIndex(
            std::max(0, mSeats[seat].faction->findData(QString::fromStdString(from.faction))));
    }
    mDraw->setCurrentIndex(static_cast<int>(setup.draw));
    showOptions(setup.options);
    mChosen->setChecked(!setup.chosen.empty());
    for (const auto& [id, combo] : mChoices) {
        const auto chosen = setup.chosen.find(id);
        combo->setCurrentIndex(chosen == setup.chosen.end()
                                   ? 0
                                   : std::max(0, combo->findData(QString::fromStdString(chosen->second))));
    }
    mKeepSeed->setChecked(setup.keepSeed);
    mTypedChance->setChecked(setup.typedChance);
    mSeed->setText(setup.keepSeed ? QString::number(setup.seed) : QString());
    refresh();
}

void StartDialog::showOptions(const OptionValues& chosen) {
    const OptionValues values = optionsOn(*mSession.functions(), mSession.map().scenario(), chosen);
    for (std::size_t i = 0; i < mVariants.size(); ++i)
        if (std::ranges::all_of(mVariants[i], [&](const auto& value) {
                const auto known = values.find(value.first);
                return known != values.end() && known->second == value.second;
            }))
            mVariant->setCurrentIndex(static_cast<int>(i));
    for (const auto& [name, check] : mOptions) check->setChecked(values.at(name));
}

void StartDialog::usePreset(int preset) {
    PlaySetup setup = preset == 0 ? mSession.setup() : this->setup();
    const PlaySetup defaults = defaultSetup(mSession.system(), mSession.map().scenario().players());
    const QString bot = defaults.seats.size() > 1 ? defaults.seats[1].bot : QString();
    for (std::size_t seat = 0; seat < setup.seats.size() && preset > 0; ++seat)
        setup.seats[seat].bot = preset == 2 || (preset == 1 && seat == 0) ? QString() : bot;
    setSetup(setup);
}

void StartDialog::refresh() {
    const bool byLot = mDraw->currentIndex() == 1;
    for (const Row& row : mSeats) row.faction->setEnabled(!byLot);
    QStringList texts;
    PlaySetup tried = setup();
    if (tried.seed == 0) tried.seed = 1;
    QStringList otherwise;
    for (const auto& [name, value] : tried.options)
        otherwise << (value ? tr("%1: on", "variant or house rule") : tr("%1: off", "variant or house rule"))
                         .arg(mSession.texts().optionName(name));
    mSource->setText(otherwise.isEmpty()
                         ? tr("The variant and house rules of the map apply.")
                         : tr("Your choice for this map: %1.").arg(otherwise.join(QStringLiteral("; "))));
    mAsMap->setVisible(!otherwise.isEmpty());
    DrawnGame drawn = draw(mSession.system(), mSession.map().scenario(), tried);
    const auto match = mSession.functions()->start(drawn.scenario, drawn.match);
    mPlay->setEnabled(match.ok());
    if (!match) {
        texts << tr("This game can’t be played: %1").arg(mSession.locale().text(match.error()));
    } else if (mSession.system().check) {
        std::size_t count = 0;
        for (const auto& [name, on] : (*match)->record().options)  // what is checked is what is played
            drawn.scenario.options[name] = on;
        for (const Finding& finding : findingsOf(mSession.system(), drawn.scenario))
            if (finding.open() && finding.problem.severity != Severity::Hint && ++count <= maxFindings)
                texts << mSession.locale().text(finding.problem);
        if (count > 0)
            texts.prepend(
                tr("The map has %n problem(s) but can still be played.", nullptr, static_cast<int>(count)));
    }
    mProblems->setText(texts.join('\n'));
    mProblems->setVisible(!texts.isEmpty());
}

}  // namespace hexa::editor

#include "moc_startdialog.cpp"
