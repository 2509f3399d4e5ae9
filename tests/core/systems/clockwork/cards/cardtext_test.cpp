// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a card are made from its effect, so they always agree with it.
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QTest>

#include <cstring>
#include <map>

using namespace hexa;
using namespace hexa::clockwork;

class CardTextTest : public QObject {
    Q_OBJECT

    /// Returns a faulty text: one with a leftover placeholder or doubled signs, without a capital
    /// or full stop, or with French signs without their spaces.
    static QString fault(const Localized& words) {
        static const QRegularExpression bad(QString::fromUtf8(u8"[{}]|  | [.,:]|\\.\\.|'|,,|\\( | \\)"));
        static const QRegularExpression badFrench(QString::fromUtf8(u8"[^\u202f][;:!?»]|«[^\u202f]"));
        for (const char* language : {"en", "de", "fr"}) {
            const auto found = words.texts.find(language);
            if (found == words.texts.end()) return QString("no ") + language;
            const QString text = QString::fromStdString(found->second);
            if (text.contains(bad) || !text.endsWith('.') || !text[0].isUpper() ||
                text.contains("clockwork."))
                return text;
            if (std::strcmp(language, "fr") == 0 && text.contains(badFrench)) return text;
        }
        return {};
    }

private slots:
    /// All cards of the pack, to be read by people: regenerate with HEXATELIER_REGENERATE=1 and
    /// read the difference.
    void textsOfThePack() {
        std::string all;
        const CardPack pack = standInPack();
        for (const test::PackCard& one : test::cardsOf(pack)) {
            const Card* card = one.card;
            const Localized words = cardText(*card);
            all += card->id + "\n";
            for (const char* language : {"en", "de", "fr"})
                all += "  " + std::string(card->name.in(language)) + " - " + std::string(words.in(language)) +
                       "\n";
        }
        const std::string difference =
            test::compareGolden("core/systems/clockwork/cards/card-texts.txt", all);
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void pluralsAndForms_data() {
        QTest::addColumn<int>("amount");
        QTest::addColumn<int>("range");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("de");
        QTest::addColumn<QString>("fr");
        QTest::newRow("one, here") << 1 << 0 << "Activation: kill 1 enemy Soldier in the token’s territory."
                                   << "Aktivierung: 1 feindlichen Soldaten im Gebiet des Markers ausschalten."
                                   << "Activation\u202f: tuer 1 Soldat ennemi dans le territoire du jeton.";
        QTest::newRow("two, one tile")
            << 2 << 1
            << "Activation: kill up to 2 enemy Soldiers in one territory within 1 tile of the token."
            << "Aktivierung: bis zu 2 feindliche Soldaten in einem Gebiet im Umkreis von 1 Plättchen um den "
               "Marker ausschalten."
            << "Activation\u202f: tuer jusqu’à 2 Soldats ennemis dans un territoire à 1 tuile au plus du "
               "jeton.";
        QTest::newRow("all, two tiles")
            << int{allUnits} << 2
            << "Activation: kill all enemy Soldiers in one territory within 2 tiles of the token."
            << "Aktivierung: alle feindlichen Soldaten in einem Gebiet im Umkreis von 2 Plättchen um den "
               "Marker "
               "ausschalten."
            << "Activation\u202f: tuer tous les Soldats ennemis dans un territoire à 2 tuiles au plus du "
               "jeton.";
    }
    void pluralsAndForms() {
        QFETCH(int, amount);
        QFETCH(int, range);
        Effect effect;
        effect.verb = Verb::Kill;
        effect.timings = static_cast<TimingMask>(Timing::Activation);
        effect.amount = static_cast<std::uint8_t>(amount);
        effect.range = static_cast<std::uint8_t>(range);
        const Localized words = cardText(test::cardWith(effect, CardKind::Discovery));
        for (const char* language : {"en", "de", "fr"}) {
            const QString expected = *static_cast<QString*>(QTest::qData(language, qMetaTypeId<QString>()));
            QCOMPARE(QString::fromStdString(words.texts.at(language)), expected);
        }
    }

    /// Two different effects never read alike, in any language.
    void textTellsTheEffect() {
        std::map<std::string, std::pair<Effect, CardKind>> known;
        std::string problem;
        const auto add = [&](const Effect& effect, CardKind kind) {
            const Localized words = cardText(test::cardWith(effect, kind));
            const QString wrong = fault(words);
            if (!wrong.isEmpty()) problem = wrong.toStdString() + "\n" + test::textOf(effect);
            for (const auto& [language, text] : words.texts) {
                const auto [at, isNew] = known.try_emplace(
                    (kind == CardKind::Espionage ? "E " : "D ") + language + text, effect, kind);
                if (!isNew && !(at->second.first == effect))
                    problem = text + "\n" + test::textOf(effect) + "\n" + test::textOf(at->second.first);
            }
        };
        const CardPack pack = standInPack();
        for (const auto& [card, kind] : test::cardsOf(pack)) add(card->effect, kind);
        Rng rng(7, "test");
        for (int round = 0; round < 20'000 && problem.empty(); ++round) {
            const CardKind kind = rng.below(3) == 0 ? CardKind::Espionage : CardKind::Discovery;
            add(test::randomEffect(rng, kind), kind);
        }
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY(known.size() > 20'000);
    }
};

HEXA_TEST(CardTextTest, "slow-unoptimized");
#include "cardtext_test.moc"
