// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/headline.h"
#include "core/messages/messages.h"
#include "tests/support/test.h"

#include <QTest>

#include <map>

using namespace hexa;
using namespace hexa::balance;

namespace {

BalanceReport reportWith(Verdict verdict, double gap) {
    BalanceReport report;
    report.verdict = verdict;
    report.margin = 0.02;
    BotReport calm;
    calm.bot = "calm";
    calm.games = 252'528;
    calm.gap = gap;
    calm.verdict = verdict;
    report.bots = {calm};
    return report;
}

QString said(const Headline& headline, const char* language = "en") {
    static const Messages messages = coreMessages();
    return QString::fromStdString(messages.text(language, headline.text.code, headline.text.arguments));
}

}  // namespace

class HeadlineTest : public QObject {
    Q_OBJECT

private slots:
    /// Nothing but a certificate that proves a map fair is called certified, in no language.
    void certifiedMeansFair_data() {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<int>("evidence");
        for (const Verdict verdict : {Verdict::Fair, Verdict::Undecided, Verdict::Unfair})
            for (const Evidence evidence : {Evidence::Live, Evidence::Check, Evidence::Certificate})
                QTest::addRow("%d-%d", static_cast<int>(verdict), static_cast<int>(evidence))
                    << static_cast<int>(verdict) << static_cast<int>(evidence);
    }
    void certifiedMeansFair() {
        QFETCH(int, verdict);
        QFETCH(int, evidence);
        const auto judged = static_cast<Verdict>(verdict);
        const bool proven =
            judged == Verdict::Fair && static_cast<Evidence>(evidence) == Evidence::Certificate;
        const Headline headline = headlineOf(reportWith(judged, 0.05), static_cast<Evidence>(evidence));
        QCOMPARE(headline.fairness == Fairness::Certified, proven);
        QCOMPARE(said(headline, "en").contains("certified"), proven);
        QCOMPARE(said(headline, "de").contains("zertifiziert"), proven);
        QCOMPARE(said(headline, "fr").contains("certifi"), proven);
        const Messages messages = coreMessages();
        const Message word = wordOf(headline.fairness);
        QCOMPARE(QString::fromStdString(messages.text("en", word.code)).contains("certified"), proven);
    }

    /// Two differences from declared shares have a sum of more than all wins: the share itself is
    /// shown.
    void declaredSharesAreReportedAsShares() {
        BalanceReport report = reportWith(Verdict::Unfair, 1.1);
        report.seats = report.teams = 2;
        report.teamOf = {0, 1};
        report.targets = {3, 2};
        report.bots[0].places = {{5, 0.05, {0.03, 0.08}, 0, 0}, {95, 0.95, {0.92, 0.97}, 0, 0}};
        for (const Evidence evidence : {Evidence::Live, Evidence::Check}) {
            QCOMPARE(said(headlineOf(report, evidence)), QString("unfair: seat 1 wins 5% (target: 60%)"));
            QVERIFY(said(headlineOf(report, evidence), "de").contains("vorgegeben: 60"));
        }
        report.verdict = Verdict::Undecided;
        QCOMPARE(said(headlineOf(report, Evidence::Live)),
                 QString("bot games: seat 1 wins 5% (target: 60%)"));
        report.targets.clear();
        QVERIFY(said(headlineOf(report, Evidence::Live)).contains("points"));
    }

    /// Without the strongest bot nothing is proven, even with a certificate of the others.
    void fairWithoutTheStrongestIsFairForWeakerPlay() {
        BalanceReport report = reportWith(Verdict::Fair, 0.01);
        report.missing = "trained";
        for (const Evidence evidence : {Evidence::Check, Evidence::Certificate}) {
            const Headline headline = headlineOf(report, evidence);
            QCOMPARE(headline.fairness, Fairness::Nearly);
            QCOMPARE(said(headline), QString("fair within 2.0 points for weaker play"));
        }
        QCOMPARE(proofOf(report).code, std::string("balance.certificate.fair.weaker"));
    }

    /// Nearly fair: each share of each bot is proven to be off by no more than twice the margin.
    /// One interval beyond prevents the statement.
    void nearlyFairIsProvenToo() {
        for (const Verdict verdict : {Verdict::Unfair, Verdict::Undecided}) {
            BalanceReport report = reportWith(verdict, 0.03);
            report.seats = report.teams = 2;
            report.teamOf = {0, 1};
            ShareFigure first, second;
            first.share = 0.515, first.interval = {0.495, 0.539};
            second.share = 0.485, second.interval = {0.461, 0.505};
            report.bots[0].places = {first, second};
            report.bots[0].gapInterval = {0.01, 0.05};
            for (const Evidence evidence : {Evidence::Live, Evidence::Check, Evidence::Certificate}) {
                const Headline headline = headlineOf(report, evidence);
                QCOMPARE(headline.fairness, Fairness::Nearly);
                QCOMPARE(said(headline), QString("nearly fair: 3.0 points (1.0–5.0)"));
                QVERIFY(lightOf(headline.fairness) == Light::Nearly);
            }
            QCOMPARE(proofOf(report).code, std::string("balance.certificate.nearly"));
            report.bots.push_back(report.bots[0]);
            report.bots[1].places[0].interval.high = 0.541;
            QVERIFY(headlineOf(report, Evidence::Check).fairness != Fairness::Nearly);
        }
        QVERIFY(!isNearlyFair(reportWith(Verdict::Unfair, 0.03)));  // no shares, no proof
    }

    /// The lead itself decides, and it is shown as exactly as needed to see that.
    void aLeadByWeightsIsEvenUpToTheAcceptedOne() {
        const Headline even = headlineOfLead(10, 10), uneven = headlineOfLead(10.2, 10);
        QCOMPARE(even.fairness, Fairness::Fair);
        QCOMPARE(uneven.fairness, Fairness::Unfair);
        QCOMPARE(said(even), QString("even: lead of 10.0% (author’s weights, up to 10% allowed)"));
        QCOMPARE(said(uneven), QString("uneven: lead of 10.2% (author’s weights, up to 10% allowed)"));
        QVERIFY(said(uneven, "de").contains("10,2"));
    }

    /// Libraries allow more than the verdict "fair" does.
    void aProofIsNearlyFair() {
        const Headline proven = headlineOfProven({4.1, GapRange{0.5, 7.6}, true});
        QCOMPARE(proven.fairness, Fairness::Nearly);
        QCOMPARE(said(proven), QString("nearly fair, proven: 4.1 points (0.5–7.6)"));
    }

    void eachStandingHasOneLight() {
        const std::map<Fairness, Light> lights{
            {Fairness::Unknown, Light::Unknown}, {Fairness::Predicted, Light::Unknown},
            {Fairness::Played, Light::Unknown},  {Fairness::Undecided, Light::Unknown},
            {Fairness::Unfair, Light::Unfair},   {Fairness::Nearly, Light::Nearly},
            {Fairness::Fair, Light::Fair},       {Fairness::Certified, Light::Fair}};
        for (const auto& [fairness, light] : lights) QVERIFY(lightOf(fairness) == light);
    }

    void unfairForStrongPlayIsSaid() {
        BalanceReport report = reportWith(Verdict::Fair, 0.01);
        report.bots[0].strength = 2;
        BotReport strong = report.bots[0];
        strong.bot = "trained";
        strong.strength = 5;
        strong.gap = 0.14;
        strong.verdict = report.verdict = Verdict::Unfair;
        report.bots.push_back(strong);
        report.worstBot = 1;
        QCOMPARE(said(headlineOf(report, Evidence::Check)), QString("unfair for strong players: 14 points"));
    }

    void anUnfairMapSaysSoWithItsGap() {
        const Headline unfair = headlineOf(reportWith(Verdict::Unfair, 0.217), Evidence::Certificate);
        QCOMPARE(said(unfair), QString("unfair: 22 points"));
        QCOMPARE(said(unfair, "de"), QString("unfair: 22 Punkte"));
        QCOMPARE(said(unfair, "fr"), QStringLiteral("inéquitable\u202f: 22 points"));
        QCOMPARE(said(headlineOf(reportWith(Verdict::Unfair, 0.0512), Evidence::Check)),
                 QString("unfair: 5.1 points"));
        QCOMPARE(said(headlineOf(reportWith(Verdict::Fair, 0.012), Evidence::Certificate)),
                 QString("certified fair within 2.0 points"));
    }

    void whatNobodyPlayedIsNoVerdict() {
        QCOMPARE(headlineOf(std::nullopt).fairness, Fairness::Unknown);
        const ExpectedGap alone{4.12, {}}, likely{6.73, GapRange{2.06, 11.4}}, exact{0, GapRange{0, 0}};
        QCOMPARE(said(headlineOf(alone)), QString("predicted gap: about 4.1 points"));
        QCOMPARE(headlineOf(alone).fairness, Fairness::Predicted);
        QVERIFY(said(headlineOfVoid(alone)).endsWith("certificate void"));
        QCOMPARE(said(headlineOf(likely)), QString("predicted gap: about 6.7 points (2.1–11)"));
        QCOMPARE(said(headlineOfVoid(likely)),
                 QString("predicted gap: about 6.7 points (2.1–11), certificate void"));
        // A map symmetric to the last tile is certainly fair.
        QCOMPARE(said(headlineOf(exact)), QString("predicted gap: about 0.0 points"));
        QVERIFY(said(headlineOfVoid(std::nullopt)).endsWith("certificate void"));
    }

    void playedGamesWithoutAVerdictTellTheGapAndWhereItLies() {
        BalanceReport report = reportWith(Verdict::Undecided, 0.061);
        report.bots.front().gapInterval = {0.032, 0.1042};
        const Headline headline = headlineOf(report, Evidence::Live);
        QCOMPARE(headline.fairness, Fairness::Played);
        QCOMPARE(said(headline), QString("gap in games: 6.1 points (3.2–10)"));
        QCOMPARE(said(headline, "de"), QString("Abstand in Partien: 6,1 Punkte (3,2–10)"));
        QCOMPARE(said(headline, "fr"), QStringLiteral("écart observé\u202f: 6,1 points (3,2–10)"));
        QCOMPARE(headlineOf(report, Evidence::Check).fairness, Fairness::Undecided);
        report.verdict = Verdict::Unfair;
        QCOMPARE(headlineOf(report, Evidence::Live), headlineOf(report, Evidence::Check));
    }

    void everySentenceIsThereInEveryLanguage() {
        const Messages messages = coreMessages();
        for (const Verdict verdict : {Verdict::Fair, Verdict::Undecided, Verdict::Unfair}) {
            const Message proof = proofOf(reportWith(verdict, 0.1));
            for (const char* language : {"en", "de", "fr"}) {
                const auto text =
                    QString::fromStdString(messages.text(language, proof.code, proof.arguments));
                QVERIFY2(text.contains("calm") && !text.contains('{'), qPrintable(text));
            }
        }
    }

    void countsAreGroupedAsInEachLanguage() {
        const Localized text = countText(252'528);
        QCOMPARE(QString::fromUtf8(text.in("en").data()), QString("252,528"));
        QCOMPARE(QString::fromUtf8(text.in("de").data()), QString("252.528"));
        QCOMPARE(QString::fromUtf8(text.in("fr").data()), QStringLiteral("252\u202f528"));
        QCOMPARE(QString::fromUtf8(countText(999).in("en").data()), QString("999"));
        QCOMPARE(QString::fromUtf8(countText(1'000).in("en").data()), QString("1,000"));
        QCOMPARE(QString::fromUtf8(countText(-123'456).in("en").data()), QString("-123,456"));
        QCOMPARE(QString::fromUtf8(countText(0).in("en").data()), QString("0"));
    }
};

HEXA_TEST(HeadlineTest, "slow-unoptimized");
#include "headline_test.moc"
