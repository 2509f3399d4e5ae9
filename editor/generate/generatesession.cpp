// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/generatesession.h"

#include "core/edit/builders.h"
#include "core/engine/generate/settings.h"
#include "core/engine/judge/balance.h"
#include "core/generate/fill.h"
#include "core/generate/stages.h"
#include "core/library/images.h"
#include "core/library/shelf.h"
#include "editor/document/document.h"
#include "editor/generate/composition.h"
#include "editor/generate/runmessage.h"
#include "editor/jobs/threads.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/locale.h"
#include "editor/ui/times.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr std::size_t maxPastRuns = 50;

/// Returns the number of tiles except homes.
int tilesOf(const Document& document) {
    int tiles = 0;
    for (const KindId kind : document.catalog().kindIds())
        if (!document.catalog().isSeat(kind)) tiles += document.counts().of(kind);
    return tiles;
}

/// Time of a usual balanced run with one thread, until the rate of this machine is known: ten to
/// fifteen minutes of a core of an AMD EPYC.
constexpr double usualSeconds = 700;

}  // namespace

GenerateSession::GenerateSession(Document& document, PlayedMaps& games, const Locale& locale, QObject* parent)
    : QObject(parent),
      mDocument(document),
      mGames(games),
      mLocale(locale),
      mFairness(document.system(), games),
      mPreview(document),
      mChecks(document.system(), mGallery, games) {
    mWishes.seed = freshSeed();
    mProvenSeed = freshSeed();
    mWishes.request.keep = 12;
    mWishes.request.swaps = 1;  // nearly symmetric excludes symmetric
    // The fair ones that need no proof first: they stay fair for every bot.
    if (functions() != nullptr)
        for (const GenerateMethod& mode : functions()->modes)
            // The counts of a game from a file often allow no symmetric map, so its last mode is
            // the most suitable.
            if (mDocument.catalog().definition ? !mode.symmetric : mode.symmetric && !mode.nearly)
                mWishes.request.mode = mode.id;
    connect(&mPreview, &CandidatePreview::numberChanged, this, &GenerateSession::usedChanged);
    connect(&document, &Document::changed, this, [this] { mPlayed.clear(); });
    connect(&mChecks, &GalleryChecks::started, this, [this] { mShared = true; });
    connect(&mChecks, &GalleryChecks::ended, this, &GenerateSession::galleryChanged);
    connect(&games, &PlayedMaps::changed, this, &GenerateSession::galleryChanged);
    connect(&mChecks, &GalleryChecks::ended, this, &GenerateSession::runChanged);
}

GenerateSession::~GenerateSession() = default;

const GenerateFunctions* GenerateSession::functions() const {
    const auto& generate = mDocument.system().generate;
    return generate ? &*generate : nullptr;
}

void GenerateSession::setPlayed(std::vector<BotShares> played) {
    // Every game moves the shares a little, so changes of less than a point are ignored.
    constexpr double news = 0.01;
    const bool known = std::ranges::equal(played, mPlayed, [](const BotShares& a, const BotShares& b) {
        return a.bot == b.bot && std::ranges::equal(a.shares, b.shares, [](double one, double other) {
                   return std::abs(one - other) < news;
               });
    });
    if (known) return;
    mPlayed = std::move(played);
    emit playedChanged();
}

// -- what is wished -------------------------------------------------------------------------------

void GenerateSession::setWishes(GenerateWishes wishes) {
    if (!wantTheSame(wishes, mWishes, mDocument.system())) forgetOneRun(wishes);
    takeWishes(std::move(wishes));
}

void GenerateSession::takeWishes(GenerateWishes wishes) {
    wishes.request.keep = std::clamp(wishes.request.keep, 1, maxShownMaps);
    mWishes = std::move(wishes);
    emit wishesChanged();
}

void GenerateSession::setLayouts(std::vector<Layout> layouts) {
    mLayouts = std::move(layouts);
    emit wishesChanged();
}

void GenerateSession::restore(QSettings& settings) {
    settings.beginGroup("generate/" + QString::fromStdString(mDocument.system().id()));
    GenerateWishes wishes = mWishes;
    const QVariant text = settings.value("wishes");
    auto read = readSettings(text.toString().toStdString(), mDocument.catalog(), wishes.request);
    if (text.isValid() && read) wishes.request = *std::move(read);
    // Hexes of the previous map are obsolete.
    std::erase_if(wishes.request.wishes, [this](const Wish& wish) { return isAboutACell(wish); });
    wishes.tournament = settings.value("race", false).toBool();
    const int length = settings.value("length", 1).toInt();
    wishes.length = std::ranges::find(tournamentLengths, length) != tournamentLengths.end() ? length : 1;
    wishes.keeping = static_cast<Keeping>(std::clamp(settings.value("keeping", 1).toInt(), 0, 2));
    wishes.keepSeed = settings.value("keepSeed", false).toBool();
    if (wishes.keepSeed) wishes.seed = settings.value("seed").toULongLong();
    const double margin = settings.value("margin", 0).toDouble();
    wishes.margin = margin > 0 ? std::optional(margin) : std::nullopt;
    mShowsMore = settings.value("more", false).toBool();
    mRate = std::max(0.0, settings.value("rate", 0).toDouble());
    settings.endGroup();
    forgetOneRun(wishes);
    takeWishes(std::move(wishes));
}

void GenerateSession::store(QSettings& settings) const {
    settings.beginGroup("generate/" + QString::fromStdString(mDocument.system().id()));
    GenerateRequest request = mWishes.request;
    request.pick = 0;  // that of one run
    settings.setValue("wishes", QString::fromStdString(writeSettings(request, mDocument.catalog())));
    settings.setValue("race", mWishes.tournament);
    settings.setValue("length", mWishes.length);
    settings.setValue("keeping", static_cast<int>(mWishes.keeping));
    settings.setValue("keepSeed", mWishes.keepSeed);
    settings.setValue("seed", QString::number(mWishes.seed));
    settings.setValue("margin", mWishes.margin.value_or(0));
    settings.setValue("more", mShowsMore);
    settings.setValue("rate", mRate);
    settings.endGroup();
}

bool GenerateSession::isAboutACell(const Wish& wish) const {
    for (const WishForm& form : functions() != nullptr ? functions()->wishes : std::vector<WishForm>())
        if (form.id == wish.form)
            return std::ranges::find(form.parameters, WishSlot::Cell) != form.parameters.end();
    return false;
}

const GenerateMethod* GenerateSession::mode() const {
    return functions() != nullptr ? functions()->mode(mWishes.request.mode) : nullptr;
}

std::vector<BaseMap> GenerateSession::baseMaps() const {
    std::vector<BaseMap> maps;
    const Scenario& open = mDocument.scenario();
    if (placesOf(open, mDocument.catalog()) > 0)
        maps.push_back({{}, {}, std::make_shared<const Scenario>(open)});
    for (const std::vector<Layout>* list : {&mDocument.system().layouts, &mLayouts})
        for (const Layout& layout : *list) {
            if (layout.scenario.system != mDocument.system().id()) continue;
            auto scenario = std::make_shared<Scenario>(layout.scenario);
            scenario->options = open.options;
            scenario->profile = open.profile;
            maps.push_back({QString::fromStdString(layout.id), layout.name, std::move(scenario)});
        }
    return maps;
}

Scenario GenerateSession::base() const {
    for (const BaseMap& base : baseMaps())
        if (base.id == mWishes.layout)
            return base.id.isEmpty() ? kept(*base.scenario) : *base.scenario;  // with its fixed tiles
    return mDocument.scenario();
}

/// Returns the open map with locks on the tiles to keep.
Scenario GenerateSession::kept(const Scenario& open) const {
    switch (mWishes.keeping) {
    case Keeping::Nothing:
        return unlocked(open);
    case Keeping::Locked:
        return open;
    case Keeping::Placed:
        break;
    }
    // During a preview of candidates, the user's own tiles are those of the map before it.
    return generate::keepingPlaced(keptFrom());
}

const Scenario& GenerateSession::keptFrom() const {
    return mWishes.keeping == Keeping::Placed && mPreview.before() != nullptr ? *mPreview.before()
                                                                              : mDocument.scenario();
}

GenerateRequest GenerateSession::request() const {
    GenerateRequest request = mWishes.request;
    request.base = base();
    request.seed = mWishes.seed;
    request.threads = workThreads();
    return offered(std::move(request), mDocument.system());
}

QString GenerateSession::settingsText() const {
    GenerateWishes wishes = mWishes;
    wishes.request = request();
    return QString::fromStdString(settingsOf(wishes, mDocument.system()));
}

Status GenerateSession::setSettingsText(const QString& text) {
    auto read = withSettings(mWishes, text.trimmed().toStdString(), mDocument.system(), base());
    if (!read) return read.error();
    takeWishes(*std::move(read));
    return Done{};
}

// -- proven maps ----------------------------------------------------------------------------------

void GenerateSession::setLibrary(Library library) {
    mLibrary = std::move(library);
    emit wishesChanged();
}

bool GenerateSession::showsProven() const {
    return std::ranges::all_of(gallery(),
                               [](const GalleryEntry& entry) { return entry.pinned || entry.proven; });
}

void GenerateSession::showProven() {
    if (library() == nullptr || running()) return;
    mProvenSeed = freshSeed();
    fillProven();
}

void GenerateSession::fitProven() {
    if (library() == nullptr || running() || !showsProven()) return;
    if (mProvenWish && *mProvenWish == provenWish(mDocument, request())) return;
    fillProven();
}

/// Returns why the gallery has no proven map, with another layout if this shape has none at all.
QString GenerateSession::noProvenMap(library::Wish wish) const {
    wish.style.clear();
    wish.base = unlocked(*wish.base);
    const int players = wish.base->players();
    if (library()->take(wish, 1).empty()) {
        for (const BaseMap& base : baseMaps()) {
            if (base.scenario->players() != players) continue;
            wish.base = *base.scenario;
            if (!base.id.isEmpty() && !library()->take(wish, 1).empty())
                return tr("There are no proven maps of this shape. Choose one of the methods, or the layout "
                          "“%1”, which has some.")
                    .arg(mLocale.text(base.name));
        }
        return tr("There are no proven maps for this number of players and variant. Choose one of the "
                  "methods.");
    }
    return tr("No proven map fits the layout, the style, the locked tiles and the wishes. Unlock tiles or "
              "change the style or the wishes.");
}

void GenerateSession::fillProven() {
    const GenerateRequest asked = request();
    mProvenWish = provenWish(mDocument, asked);
    library::Wish wish;
    wish.configuration = mProvenWish->configuration;
    wish.style = mProvenWish->style;
    wish.base = asked.base;
    wish.seed = mProvenSeed;
    mGallery.removeUnpinned();
    auto maps = provenMaps(*library(), *functions(), wish, asked);
    const auto shown = static_cast<int>(maps.size());
    mGallery.addProven(std::move(maps));
    takeGames();
    mChecks.forgetError();
    mProvenMessage =
        shown == 0 ? noProvenMap(std::move(wish)) : tr("%n proven map(s) in the gallery.", nullptr, shown);
    emit galleryChanged();
    emit runChanged();
}

// -- the run --------------------------------------------------------------------------------------

void GenerateSession::start() {
    if (running() || functions() == nullptr) return;
    mBoardAtStart = mDocument.scenario().board;
    mRunning = mWishes;
    mRunning.request = request();
    generate::ProduceRequest request = producing(mRunning, mDocument.system());
    const bool searches = mode() != nullptr && mode()->searches && mDocument.system().play;
    request.tournament =
        mWishes.tournament && searches ? generate::WithTournament::Yes : generate::WithTournament::No;
    if (searches) request.margin = mWishes.margin;
    request.explainKept = true;
    request.program = QCoreApplication::applicationVersion().toStdString();
    mGallery.removeUnpinned();
    emit galleryChanged();
    mProvenMessage.clear();
    mChecks.forgetError();
    mProvenWish.reset();
    mShared = mChecks.running();
    mClock.start();
    mRun.start([&system = mDocument.system(), request = std::move(request)](
                   ProduceJob::Control& control) { return produceMaps(system, request, control); },
               [this] { take(); }, [this] { remember(); });
    emit runChanged();
}

void GenerateSession::go(const GenerateMethod& mode) {
    if (running()) return;
    GenerateWishes wishes = mWishes;
    wishes.request = request();
    wishes = withMethod(std::move(wishes), mode, mDocument.system());
    wishes.request.base = {};
    takeWishes(std::move(wishes));
    start();
}

int GenerateSession::secondsOf(const GenerateMethod& mode) const {
    GenerateWishes wishes = mWishes;
    wishes.request = request();
    wishes = withMethod(std::move(wishes), mode, mDocument.system());
    if (!wishes.tournament) return 0;
    generate::ProduceRequest made = producing(wishes, mDocument.system());
    made.margin = wishes.margin;
    const double work = generate::workOf(mDocument.system(), made);
    if (mRate > 0) return static_cast<int>(std::lround(work / mRate));
    // The usual run of this game is the measure.
    made.games = 0;
    made.margin.reset();
    for (const GenerateMethod& usual : functions()->modes)
        if (usual.searches && !usual.symmetric) made.search.mode = usual.id;
    const double rate = generate::workOf(mDocument.system(), made) / usualSeconds * workThreads();
    return static_cast<int>(std::lround(work / rate));
}

/// Takes the rate from a run that had the processor to itself.
void GenerateSession::measureRate() {
    if (!mRunning.tournament || mShared) return;
    generate::ProduceRequest made = producing(mRunning, mDocument.system());
    made.margin = mRunning.margin;
    // The progress of a stopped run counts a search that few runs need.
    made.explainKept = mRun.state()->cancelled;
    const double seconds = static_cast<double>(mClock.elapsed()) / 1000;
    if (const auto rate = rateOf(mDocument.system(), made, *mRun.state(), seconds)) mRate = *rate;
}

void GenerateSession::reroll() {
    if (running()) return;
    GenerateWishes wishes = mWishes;
    wishes.seed = freshSeed();
    setWishes(std::move(wishes));
    start();
}

std::vector<generate::Produced> GenerateSession::foundMaps() const {
    std::vector<generate::Produced> maps = mRun.state()->maps;
    if (mRunning.keeping != Keeping::Placed || !mRunning.layout.isEmpty()) return maps;
    // Temporary locks kept the placed tiles. They are not the user's locks.
    for (generate::Produced& produced : maps) {
        Scenario& map = produced.candidate.scenario;
        std::vector<Hex> free;
        for (const Cell& cell : map.board.cells()) {
            const Cell* own = mBoardAtStart.find(cell.at);
            if (cell.locked && (own == nullptr || !own->locked)) free.push_back(cell.at);
        }
        static_cast<void>(apply(map, setLocked(map, free, false)));
    }
    return maps;
}

void GenerateSession::take() {
    const bool news = mGallery.take(foundMaps());
    takeGames();
    if (news) emit galleryChanged();
    emit runChanged();
}

/// Makes the games of the gallery known to all panels.
void GenerateSession::takeGames() {
    std::vector<PlayedMaps::Counted> proven, made;
    for (const GalleryEntry& entry : gallery())
        (entry.proven ? proven : made)
            .push_back({entry.produced.candidate.scenario, generate::winsOf(entry.produced.played)});
    mGames.add(GamesOf::Proof, proven);
    mGames.add(GamesOf::Search, made);
}

void GenerateSession::remember() {
    const ProduceState& state = *mRun.state();
    measureRate();
    if (!state.maps.empty()) {
        const GenerateMethod* ran = functions()->mode(mRunning.request.mode);
        const auto best = state.maps.front().expectedGap();
        PastRun run{mRunning, ran != nullptr ? ran->version : 0,
                    best ? std::optional(best->gap) : std::nullopt, gallery()};
        run.wishes.request.base = {};
        mPast.push_back(std::move(run));
        if (mPast.size() > maxPastRuns) mPast.erase(mPast.begin());
        // The next run is another one, unless the seed is kept.
        GenerateWishes next = mWishes;
        if (!next.keepSeed && next.seed == mRunning.seed) next.seed = freshSeed();
        if (next.request.pick == mRunning.request.pick &&
            next.tournamentSettings == mRunning.tournamentSettings)
            forgetOneRun(next);
        takeWishes(std::move(next));
    }
    emit galleryChanged();
    // Shows the result at once if the table has none of the user's tiles. A map that the user chose
    // or edited while the games were played stays. If it is a map of this run, it is updated.
    const bool nothing = tilesOf(mDocument) == 0;
    const bool untouched = mDocument.scenario().board == mBoardAtStart;
    if (used() != 0 && !untouched)
        use(used());
    else if (!state.maps.empty() && untouched && (mPreview.number() > 0 || nothing))
        use(fairestFound());
    emit runChanged();
}

/// Returns the number of the fairest map of the run, which is the first one in the gallery.
int GenerateSession::fairestFound() const {
    const std::vector<generate::Produced> found = foundMaps();
    const GalleryEntry* fairest = nullptr;
    for (const GalleryEntry& entry : gallery()) {
        const bool ofRun = std::ranges::any_of(found, [&](const generate::Produced& map) {
            return map.candidate.scenario.board == entry.produced.candidate.scenario.board;
        });
        if (ofRun && (fairest == nullptr || mFairness.gapToSort(entry) < mFairness.gapToSort(*fairest)))
            fairest = &entry;
    }
    return fairest != nullptr ? fairest->number : 0;
}

int GenerateSession::percent() const {
    return running() && mRun.state() != nullptr ? static_cast<int>(mRun.state()->part * 100) : 0;
}

int GenerateSession::secondsRun() const { return running() ? static_cast<int>(mClock.elapsed() / 1000) : 0; }

std::optional<int> GenerateSession::secondsLeft() const {
    return running() && mRun.state() != nullptr ? editor::secondsLeft(mRun.state()->part, secondsRun())
                                                : std::nullopt;
}

QString GenerateSession::messageOfRun() const {
    if (!mProvenMessage.isEmpty()) return mProvenMessage;
    if (const ProduceState* state = mRun.state())
        return runMessage(*state, mRunning, mDocument.system(), mDocument.scenario().board, mLocale);
    return running() ? mLocale.text(generate::stageCode(generate::ProduceProgress::Stage::Searching))
                     : QString();
}

QString GenerateSession::message() const {
    const QString run = messageOfRun();
    if (running() || !mChecks.error()) return run;
    const QString check = mLocale.text(*mChecks.error());
    return run.isEmpty() ? check : run + '\n' + check;
}

std::vector<Hex> GenerateSession::inTheWay() const {
    std::vector<Hex> places;
    const ProduceState* state = mRun.state();
    if (state != nullptr && !state->running && state->keptLimit)
        for (const auto& freed : state->keptLimit->freed) places.push_back(freed.at);
    return places;
}

// -- the gallery ----------------------------------------------------------------------------------

void GenerateSession::setPinned(int number, bool pinned) {
    if (mGallery.setPinned(number, pinned)) emit galleryChanged();
}

void GenerateSession::check(std::vector<int> numbers) {
    if (!canCheck()) return;
    std::erase_if(numbers, [this](int number) {
        const GalleryEntry* wanted = entry(number);
        return wanted == nullptr || wanted->proven || mFairness.sameForAll(*wanted);
    });
    mChecks.check(numbers);
    emit galleryChanged();
    emit runChanged();
}

/// Returns the map to put on the open one. A proven map brings only tiles: what was edited since it
/// was shown stays.
Scenario GenerateSession::mapToUse(const GalleryEntry& entry) const {
    Scenario map = entry.produced.candidate.scenario;
    if (!entry.proven || !mWishes.layout.isEmpty()) return map;
    const Scenario& open = mPreview.before() != nullptr ? *mPreview.before() : mDocument.scenario();
    if (!sameShape(open, map)) return map;
    const bool unlocks = mWishes.keeping == Keeping::Nothing;
    map.board = library::withTilesOf(unlocks ? unlocked(open) : open, map).board;
    return map;
}

void GenerateSession::use(int number) {
    const GalleryEntry* chosen = entry(number);
    if (chosen == nullptr) return;
    const Scenario map = mapToUse(*chosen);
    // Takes the map again if it has new data since, such as a certificate.
    if (number == used() && mPreview.holds(map)) return;
    mPreview.put(map, number, [number] { return tr("Use generated map %1").arg(number); });
}

int GenerateSession::used() const { return entry(mPreview.number()) != nullptr ? mPreview.number() : 0; }

void GenerateSession::goBack(std::size_t run) {
    if (running() || run >= mPast.size()) return;
    const PastRun& past = mPast[run];
    GenerateWishes wishes = past.wishes;
    wishes.keepSeed = mWishes.keepSeed;
    mGallery.setEntries(past.entries);
    takeGames();
    takeWishes(std::move(wishes));
    emit galleryChanged();
}

}  // namespace hexa::editor

#include "moc_generatesession.cpp"
