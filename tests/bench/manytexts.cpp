// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/manytexts.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"

#include <array>
#include <span>

namespace hexa::bench {
namespace {

using Words = std::array<const char*, 3>;  // English, German, French
using Sentence = std::array<std::string, 3>;
constexpr std::array languages{"en", "de", "fr"};

constexpr Words subjects[] = {
    {"The captain", "Der Kapitän", "Le capitaine"},
    {"The miller", "Der Müller", "Le meunier"},
    {"The oldest player", "Der älteste Spieler", "Le joueur le plus âgé"},
    {"The merchant", "Der Händler", "Le marchand"},
    {"The guard", "Die Wache", "Le garde"},
    {"The owner of the bridge", "Der Besitzer der Brücke", "Le propriétaire du pont"},
    {"The pilot", "Die Lotsin", "Le pilote"},
    {"The smith", "Die Schmiedin", "La forgeronne"},
    {"The defender", "Der Verteidiger", "Le défenseur"},
    {"The winner of the auction", "Die Gewinnerin der Auktion", "La gagnante de l’enchère"},
    {"Each neighbour", "Jeder Nachbar", "Chaque voisin"},
    {"The dealer", "Der Geber", "Le donneur"},
    {"The king", "Der König", "Le roi"},
    {"The loser", "Der Verlierer", "Le perdant"},
    {"Each shepherd", "Jeder Hirte", "Chaque berger"},
    {"The doctor", "Die Ärztin", "La docteure"}};
struct Verb {
    Words form, infinitive;
};
constexpr Verb verbs[] = {{{"takes", "nimmt", "prend"}, {"take", "nehmen", "prendre"}},
                          {{"places", "legt", "pose"}, {"place", "legen", "poser"}},
                          {{"draws", "zieht", "pioche"}, {"draw", "ziehen", "piocher"}},
                          {{"pays", "zahlt", "paie"}, {"pay", "zahlen", "payer"}},
                          {{"loses", "verliert", "perd"}, {"lose", "verlieren", "perdre"}},
                          {{"keeps", "behält", "garde"}, {"keep", "behalten", "garder"}},
                          {{"hides", "versteckt", "cache"}, {"hide", "verstecken", "cacher"}},
                          {{"sells", "verkauft", "vend"}, {"sell", "verkaufen", "vendre"}},
                          {{"counts", "zählt", "compte"}, {"count", "zählen", "compter"}},
                          {{"moves", "bewegt", "déplace"}, {"move", "bewegen", "déplacer"}},
                          {{"repairs", "repariert", "répare"}, {"repair", "reparieren", "réparer"}},
                          {{"swaps", "tauscht", "échange"}, {"swap", "tauschen", "échanger"}},
                          {{"carries", "trägt", "porte"}, {"carry", "tragen", "porter"}},
                          {{"buys", "kauft", "achète"}, {"buy", "kaufen", "acheter"}},
                          {{"chooses", "wählt", "choisit"}, {"choose", "wählen", "choisir"}}};
constexpr Words numbers[] = {
    {"two", "zwei", "deux"},   {"three", "drei", "trois"}, {"four", "vier", "quatre"},
    {"five", "fünf", "cinq"},  {"six", "sechs", "six"},    {"seven", "sieben", "sept"},
    {"eight", "acht", "huit"}, {"ten", "zehn", "dix"},     {"twelve", "zwölf", "douze"},
    {"15", "15", "15"},        {"24", "24", "24"},         {"30", "30", "30"},
    {"48", "48", "48"},        {"60", "60", "60"}};
constexpr Words things[] = {
    {"coins", "Münzen", "pièces"},         {"cards", "Karten", "cartes"},
    {"barrels", "Fässer", "tonneaux"},     {"sheep", "Schafe", "moutons"},
    {"wagons", "Wagen", "chariots"},       {"keys", "Schlüssel", "clés"},
    {"lanterns", "Laternen", "lanternes"}, {"ropes", "Seile", "cordes"},
    {"anchors", "Anker", "ancres"},        {"stones", "Steine", "pierres"},
    {"apples", "Äpfel", "pommes"},         {"masks", "Masken", "masques"},
    {"tools", "Werkzeuge", "outils"},      {"sacks of grain", "Säcke Getreide", "sacs de grain"},
    {"candles", "Kerzen", "bougies"},      {"horses", "Pferde", "chevaux"},
    {"letters", "Briefe", "lettres"},      {"feathers", "Federn", "plumes"},
    {"crystals", "Kristalle", "cristaux"}, {"dice", "Würfel", "dés"}};
constexpr Words places[] = {{"from the market", "vom Markt", "du marché"},
                            {"in the harbour", "im Hafen", "dans le port"},
                            {"behind the tower", "hinter dem Turm", "derrière la tour"},
                            {"on the island", "auf der Insel", "sur l’île"},
                            {"beside the well", "neben dem Brunnen", "à côté du puits"},
                            {"under the bridge", "unter der Brücke", "sous le pont"},
                            {"in the deep forest", "im tiefen Wald", "dans la forêt profonde"},
                            {"on the red field", "auf dem roten Feld", "sur la case rouge"},
                            {"in front of the palace", "vor dem Palast", "devant le palais"},
                            {"at the mill", "bei der Mühle", "au moulin"},
                            {"from the supply", "aus dem Vorrat", "de la réserve"},
                            {"in the cellar", "im Keller", "dans la cave"}};
constexpr Words times[] = {{"at the start of the round", "zu Beginn der Runde", "au début de la manche"},
                           {"before the next turn", "vor dem nächsten Zug", "avant le prochain tour"},
                           {"after the harvest", "nach der Ernte", "après la récolte"},
                           {"once a year", "einmal im Jahr", "une fois par an"},
                           {"during the storm", "während des Sturms", "pendant la tempête"},
                           {"at the end of the game", "am Ende des Spiels", "à la fin de la partie"},
                           {"in the second phase", "in der zweiten Phase", "dans la deuxième phase"}};
constexpr Words conditions[] = {
    {"if the lamp burns", "wenn die Lampe brennt", "si la lampe brûle"},
    {"unless the gate is closed", "es sei denn, das Tor ist geschlossen", "sauf si la porte est fermée"},
    {"as long as no enemy is near", "solange kein Feind in der Nähe ist",
     "tant qu’aucun ennemi n’est à proximité"},
    {"if the river is frozen", "wenn der Fluss gefroren ist", "si la rivière est gelée"}};
constexpr Words modals[] = {{"may", "darf", "peut"}, {"must", "muss", "doit"}};

class Writer {
public:
    explicit Writer(std::uint64_t seed) : mRng(seed, "many texts") {}

    Sentence sentence() {
        const Words& who = one(subjects);
        const Verb& verb = one(verbs);
        const Words& modal = one(modals);
        const Words& number = one(numbers);
        const Words& what = one(things);
        const Words& where = one(places);
        const Words& when = one(times);
        const Words& condition = one(conditions);
        const auto shape = mRng.below(4);
        Sentence out;
        for (std::size_t i = 0; i < 3; ++i) {
            const std::string goods = std::string(number[i]) + ' ' + what[i] + ' ' + where[i];
            const bool german = i == 1;
            switch (shape) {
            case 0:
                out[i] = std::string(who[i]) + ' ' + verb.form[i] + ' ' + goods + ' ' + when[i];
                break;
            case 1:
                out[i] = std::string(who[i]) + ' ' + modal[i] + ' ' +
                         (german ? goods + ' ' + verb.infinitive[i] : verb.infinitive[i] + (' ' + goods));
                break;
            case 2:
                out[i] = capital(when[i]) +
                         (german ? std::string(" ") + verb.form[i] + ' ' + small(who[i])
                                 : (i == 2 ? ", " : " ") + small(who[i]) + ' ' + verb.form[i]) +
                         ' ' + goods;
                break;
            default:
                out[i] = std::string(who[i]) + ' ' + verb.form[i] + ' ' + goods + (i == 1 ? ", " : " ") +
                         condition[i];
            }
            out[i] += '.';
        }
        return out;
    }
    Sentence heading() {
        const Words& one = this->one(things);
        const Words& other = this->one(things);
        constexpr Words joint = {" and ", " und ", " et "};
        Sentence out;
        for (std::size_t i = 0; i < 3; ++i) out[i] = capital(one[i]) + joint[i] + other[i];
        return out;
    }
    bool chance(std::uint32_t in) { return mRng.below(in) == 0; }
    std::size_t upTo(std::uint32_t most) { return 1 + mRng.below(most); }

private:
    template <class T, std::size_t N>
    const T& one(const T (&of)[N]) {
        return of[mRng.below(static_cast<std::uint32_t>(N))];
    }
    static std::string capital(std::string text) {
        if (text.starts_with("à")) return "À" + text.substr(2);
        if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }
    static std::string small(std::string text) {
        if (text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
        return text;
    }

    Rng mRng;
};

}  // namespace

texts::Project manyTexts(std::size_t rows, std::uint32_t sentences) {
    texts::Project project;
    project.title.set("en", "Many Texts");
    project.languages.assign(languages.begin(), languages.end());
    Writer writer(7);
    for (std::size_t row = 0; row < rows; ++row) {
        texts::Unit unit;
        unit.id = "u" + std::to_string(row + 1);
        Sentence all;
        if (writer.chance(12)) {
            unit.kind = texts::UnitKind::Heading;
            all = writer.heading();
        } else {
            for (std::size_t left = writer.upTo(sentences); left > 0; --left) {
                const Sentence next = writer.sentence();
                for (std::size_t i = 0; i < 3; ++i) all[i] += (all[i].empty() ? "" : " ") + next[i];
            }
        }
        for (std::size_t i = 0; i < 3; ++i) {
            texts::Text& text = unit.texts[languages[i]];
            text.text = all[i];
            text.state = texts::State::NeedsReview;
        }
        project.units.push_back(std::move(unit));
    }
    return project;
}

std::string bookOf(const texts::Project& project, const std::string& language) {
    std::string book;
    for (const texts::Unit& unit : project.units) book += std::string(unit.in(language)) + "\n\n";
    return book;
}

std::string markdownOf(const texts::Project& project, const std::string& language) {
    std::string book;
    for (const texts::Unit& unit : project.units) {
        if (unit.kind == texts::UnitKind::Heading) book += "## ";
        if (unit.kind == texts::UnitKind::Item) book += "- ";
        book += std::string(unit.in(language)) + "\n\n";
    }
    return book;
}

}  // namespace hexa::bench
