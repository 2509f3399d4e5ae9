// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/partfields.h"

#include "core/owngame/definition/start.h"
#include "core/owngame/rules/sentences.h"
#include "editor/ui/locale.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexa::editor {

using owngame::Bounds;
using owngame::PlayerBounds;

QString textOf(const std::string& utf8) { return QString::fromStdString(utf8); }
std::string utf8Of(const QVariant& value) { return value.toString().trimmed().toStdString(); }

QString numberText(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    constexpr int digits = 7;
    return locale.toString(value, 'g', digits);
}

std::optional<double> numberIn(QString text) {
    constexpr char16_t minus = 0x2212;
    bool good = false;
    const double value = text.trimmed().replace(u',', u'.').replace(QChar(minus), u'-').toDouble(&good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QString setNumber(int& number, const QString& text, int least, int most) {
    bool is = false;
    const int value = text.toInt(&is);
    if (!is || value < least || value > most)
        return PartTexts::tr("Enter a whole number from %1 to %2.").arg(least).arg(most);
    number = value;
    return {};
}

QString boundsText(const Bounds* is) {
    if (is == nullptr || *is == Bounds()) return {};
    if (is->min == is->max) return QString::number(is->min);
    if (is->min == Bounds::least) return QStringLiteral("≤ %1").arg(is->max);
    if (is->max == Bounds::most) return QStringLiteral("≥ %1").arg(is->min);
    return QStringLiteral("%1–%2").arg(is->min).arg(is->max);
}

std::optional<Bounds> boundsFrom(const QString& text) {
    static const QRegularExpression exact(QStringLiteral("^(-?\\d{1,7})$")),
        between(QStringLiteral("^(-?\\d{1,7})\\s*(?:-|–|\\.\\.)\\s*(-?\\d{1,7})$")),
        least(QStringLiteral("^(?:(?:≥|>=)\\s*(-?\\d{1,7})|(-?\\d{1,7})\\s*\\+)$")),
        most(QStringLiteral("^(?:≤|<=)\\s*(-?\\d{1,7})$"));
    const QString words = text.trimmed();
    if (const auto match = exact.match(words); match.hasMatch()) {
        const qint64 number = match.captured(1).toLongLong();
        return Bounds{number, number};
    }
    if (const auto match = between.match(words); match.hasMatch()) {
        const Bounds is{match.captured(1).toLongLong(), match.captured(2).toLongLong()};
        return is.min <= is.max ? std::optional(is) : std::nullopt;
    }
    if (const auto match = least.match(words); match.hasMatch())
        return Bounds{(match.captured(1) + match.captured(2)).toLongLong(), Bounds::most};
    if (const auto match = most.match(words); match.hasMatch())
        return Bounds{Bounds::least, match.captured(1).toLongLong()};
    return std::nullopt;
}

void setBounds(PlayerBounds& bounds, int players, const std::optional<Bounds>& is, int min, int max) {
    std::vector<PlayerBounds::Part> parts;
    for (int number = min; number <= max; ++number) {
        const Bounds* known = bounds.of(number);
        std::optional<Bounds> now = known != nullptr ? std::optional(*known) : std::nullopt;
        if (number == players) now = is;
        if (!now) continue;
        if (!parts.empty() && parts.back().to == number - 1 && parts.back().is == *now)
            parts.back().to = number;
        else
            parts.push_back({number, number, *now});
    }
    // Bounds for all numbers of players also hold for numbers that the game gets later.
    if (parts.size() == 1 && parts.front().from == min && parts.front().to == max)
        parts.front() = {1, PlayerBounds::maxPlayers, parts.front().is};
    bounds.parts = std::move(parts);
}

QString boundsText(const PlayerBounds& bounds) {
    if (bounds.parts.size() == 1 && bounds.parts.front().from == 1 &&
        bounds.parts.front().to == PlayerBounds::maxPlayers)
        return boundsText(&bounds.parts.front().is);
    QStringList list;
    for (const PlayerBounds::Part& part : bounds.parts) {
        QString players = QString::number(part.from);
        if (part.to != part.from) players += QStringLiteral("–%1").arg(part.to);
        list << players + QStringLiteral(": ") + boundsText(&part.is);
    }
    return list.join(QStringLiteral(", "));
}

std::optional<PlayerBounds> playerBoundsFrom(const QString& text) {
    PlayerBounds bounds;
    if (text.trimmed().isEmpty()) return bounds;
    if (const auto all = boundsFrom(text)) {
        bounds.parts.push_back({1, PlayerBounds::maxPlayers, *all});
        return bounds;
    }
    int last = 0;
    for (const QString& one : text.split(QRegularExpression(QStringLiteral("[;,]")), Qt::SkipEmptyParts)) {
        const QStringList halves = one.split(':');
        const auto players = boundsFrom(halves.front());
        const auto is = halves.size() == 2 ? boundsFrom(halves.back()) : std::nullopt;
        if (!players || !is || players->min <= last || players->max > PlayerBounds::maxPlayers)
            return std::nullopt;
        last = static_cast<int>(players->max);
        bounds.parts.push_back({static_cast<int>(players->min), last, *is});
    }
    return bounds;
}

QString refusedBounds() {
    return PartTexts::tr(
        "Enter a number such as 4, a range such as 4–6, ≥ 4 or ≤ 6, or leave the cell empty.");
}

void dropTranslations(Localized& name, const std::string& language, const std::string& text) {
    const auto found = name.texts.find(language);
    if (owngame::isStartName(name) && found != name.texts.end() && found->second != text) name = {};
}

bool isGivenId(const std::string& id) { return id == "new" || id.starts_with("new-"); }
std::string idOfName(const std::string& name) { return owngame::idFrom(name, "thing"); }

QString joined(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list << textOf(word);
    return list.join(QStringLiteral(", "));
}

std::vector<std::string> split(const QVariant& value) {
    std::vector<std::string> words;
    for (const QString& word : value.toString().split(',', Qt::SkipEmptyParts))
        if (!word.trimmed().isEmpty()) words.push_back(word.trimmed().toStdString());
    return words;
}

QList<PartChoice> languageColumns(const Locale& locale) {
    QList<PartChoice> columns{{"en", PartTexts::tr("Name (English)")},
                              {"de", PartTexts::tr("Name (German)")},
                              {"fr", PartTexts::tr("Name (French)")}};
    const auto own = std::ranges::find(columns, locale.language(), &PartChoice::id);
    if (own != columns.end()) std::rotate(columns.begin(), own, own + 1);
    return columns;
}

namespace {

PartColumn nameColumn(const PartChoice& language, bool own, const NamedRows& rows) {
    const std::string code = language.id.toStdString();
    return {language.name, PartTexts::tr("Name shown on maps and in lists"), PartColumn::Input::Text,
            [rows, code](const owngame::Definition& d, int row) {
                const auto& texts = rows.name(const_cast<owngame::Definition&>(d), row).texts;
                const auto found = texts.find(code);
                return QVariant(found == texts.end() ? QString() : textOf(found->second));
            },
            [rows, code, own](owngame::Definition& d, int row, const QVariant& value) {
                Localized& name = rows.name(d, row);
                if (own) dropTranslations(name, code, utf8Of(value));
                name.set(code, utf8Of(value));
                const std::string before = rows.id(d, row);
                if (!isGivenId(before) || utf8Of(value).empty()) return QString();
                const std::string id = freeId(rows.ids(d, row), idOfName(utf8Of(value)));
                rows.rename(d, row, before, id);
                rows.id(d, row) = id;
                return QString();
            }};
}

}  // namespace

void addNames(std::vector<PartColumn>& columns, const Locale& locale, const NamedRows& rows) {
    bool own = true;
    for (const PartChoice& language : languageColumns(locale))
        columns.push_back(nameColumn(language, std::exchange(own, false), rows));
}

void addId(std::vector<PartColumn>& columns, const NamedRows& rows) {
    columns.push_back(
        {PartTexts::tr("ID"),
         PartTexts::tr("Identifies objects in map files. Use lower-case letters, digits and hyphens."),
         PartColumn::Input::Text,
         [rows](const owngame::Definition& d, int row) {
             return QVariant(textOf(rows.id(const_cast<owngame::Definition&>(d), row)));
         },
         [rows](owngame::Definition& d, int row, const QVariant& value) {
             const std::string before = rows.id(d, row), after = utf8Of(value);
             const auto ids = rows.ids(d, row);
             if (before != after && std::ranges::find(ids, after) != ids.end())
                 return PartTexts::tr("This ID already exists. Enter a different one.");
             rows.rename(d, row, before, after);
             rows.id(d, row) = after;
             return QString();
         }});
}

PartColumn withNone(PartColumn column, std::function<QList<PartChoice>(const owngame::Definition&)> choices) {
    column.input = PartColumn::Input::Choice;
    column.choices = [choices = std::move(choices)](const owngame::Definition& d, int) {
        QList<PartChoice> list{{QString(), PartTexts::tr("None")}};
        return list + choices(d);
    };
    return column;
}

void setChoicesOf(Property& property, const std::vector<std::string>& ids) {
    std::vector<Property::Choice> choices;
    for (const std::string& id : ids) {
        const auto known = std::ranges::find(property.choices, id, &Property::Choice::id);
        choices.push_back(known != property.choices.end() ? *known : Property::Choice{id, Localized(id)});
    }
    property.choices = std::move(choices);
    const auto* word = std::get_if<std::string>(&property.defaultValue);
    const bool there = word != nullptr && std::ranges::find(property.choices, *word, &Property::Choice::id) !=
                                              property.choices.end();
    if (!there && !property.choices.empty()) property.defaultValue = property.choices.front().id;
}

QList<PartChoice> setChoices(const owngame::Definition& definition, const Locale& locale) {
    QList<PartChoice> list;
    const auto add = [&](const std::string& id) {
        list << PartChoice{textOf(id), locale.text(owngame::nameOfSet(definition, id))};
    };
    for (const CellKind& kind : definition.catalog.kinds) add(kind.id);
    for (const KindGroup& group : definition.catalog.groups) add("group:" + group.id);
    for (const owngame::CellSet& set : definition.sets) add(set.id);
    for (const PieceKind& piece : definition.catalog.pieceKinds) add("piece:" + piece.id);
    for (const EdgeKind& edge : definition.catalog.edgeKinds) add("edge:" + edge.id);
    for (const ZoneKind& zone : definition.catalog.zoneKinds) add("zone:" + zone.id);
    for (const char* word : {"any", "empty", "home"}) add(word);
    return list;
}

namespace {

template <class Things>
QList<PartChoice> namesOf(const Things& things, const Locale& locale) {
    QList<PartChoice> list;
    for (const auto& thing : things) {
        const QString name = locale.text(thing.name);
        list << PartChoice{textOf(thing.id), name.isEmpty() ? textOf(thing.id) : name};
    }
    return list;
}

}  // namespace

QList<PartChoice> figureChoices(const owngame::Definition& definition, const Locale& locale) {
    return namesOf(definition.figures, locale);
}
QList<PartChoice> propertyChoices(const owngame::Definition& definition, const Locale& locale) {
    return namesOf(definition.catalog.cellProperties, locale);
}
QList<PartChoice> zoneChoices(const owngame::Definition& definition, const Locale& locale) {
    return namesOf(definition.catalog.zoneKinds, locale);
}

QList<PartChoice> pieceChoices(const owngame::Definition& definition, const Locale& locale) {
    return namesOf(definition.catalog.pieceKinds, locale);
}
QList<PartChoice> groupChoices(const owngame::Definition& definition, const Locale& locale) {
    return namesOf(definition.catalog.groups, locale);
}
QList<PartChoice> factionChoices(const owngame::Definition& definition, const Locale& locale) {
    return namesOf(definition.catalog.factions, locale);
}

}  // namespace hexa::editor
