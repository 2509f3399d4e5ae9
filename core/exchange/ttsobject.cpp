// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/oneway.h"
#include "core/json/writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <set>

namespace hexa::exchange {
namespace {

// Tabletop Simulator measures in units of about an inch; a token of scale 1 is two of them wide, and its picture's
// longer side decides.
constexpr double unitsAtScaleOne = 2;
constexpr int picturePixels = 512;

std::string guidOf(std::size_t number) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "%06x", static_cast<unsigned>((0x5e0000 + number) & 0xffffff));
    return text.data();
}

double shortened(double value) { return std::round(value * 10'000) / 10'000; }

class ObjectWriter {
public:
    ObjectWriter(const Scenario& scenario, const GameSystem& system, const MapExportOptions& options)
        : mScenario(scenario), mSystem(system), mOptions(options) {}

    std::string write(const std::string& folder) {
        const Bounds bounds = boundsOf(mScenario.board);
        mMiddle = {(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
        mFolder = folder;
        mJson.beginObject();
        for (const char* key :
             {"SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "LuaScript", "LuaScriptState"})
            mJson.member(key, "");
        mJson.key("ObjectStates");
        mJson.beginArray();
        for (const Cell& cell : mScenario.board.cells())
            if (isTile(cell.kind)) writeTile(cell);
        mJson.endArray();
        mJson.endObject();
        return mJson.take();
    }

private:
    std::string nameOf(const Cell& cell) const {
        std::string name(mSystem.catalog.kind(cell.kind).name.in(mOptions.language));
        if (!cell.id.empty()) name.append(" ").append(cell.id.text());
        return name;
    }
    std::string descriptionOf(const Cell& cell) const {
        std::string text(mScenario.board.detailsOf(cell.at).special.in(mOptions.language));
        const auto seat = mScenario.seatAt(cell.at);
        if (!seat) return text;
        std::string owner(mScenario.seats[*seat].name.in(mOptions.language));
        if (owner.empty())
            if (const Faction* faction = factionOf(mScenario, mSystem.catalog, *seat))
                owner = faction->name.in(mOptions.language);
        return std::to_string(*seat + 1) + ". " + owner + (text.empty() ? "" : "\n" + text);
    }

    void writeTile(const Cell& cell) {
        const Point at = centreOf(cell.at, mScenario.board.orientation);
        const double scale = mOptions.tokenScale;
        const double unit = unitsAtScaleOne * scale / 2;  // circumradius: half of the longer side
        mJson.beginObject();
        mJson.member("GUID", guidOf(mCount++));
        mJson.member("Name", "Custom_Token");
        mJson.key("Transform");
        mJson.beginObject(JsonWriter::Style::Compact);
        mJson.member("posX", shortened((at.x - mMiddle.x) * unit));
        mJson.member("posY", 1.0);
        // Away from the player is +z there, down on the screen is +y here.
        mJson.member("posZ", shortened((mMiddle.y - at.y) * unit));
        mJson.member("rotX", 0.0);
        mJson.member("rotY", 180.0);
        mJson.member("rotZ", 0.0);
        mJson.member("scaleX", scale);
        mJson.member("scaleY", 1.0);
        mJson.member("scaleZ", scale);
        mJson.endObject();
        mJson.member("Nickname", nameOf(cell));
        mJson.member("Description", descriptionOf(cell));
        mJson.key("ColorDiffuse");
        mJson.beginObject(JsonWriter::Style::Compact);
        for (const char* channel : {"r", "g", "b"}) mJson.member(channel, 1.0);
        mJson.endObject();
        mJson.member("Locked", true);
        mJson.member("Grid", false);
        mJson.member("Snap", false);
        mJson.member("Sticky", false);
        mJson.member("Tooltip", true);
        mJson.key("CustomImage");
        mJson.beginObject();
        mJson.member("ImageURL",
                     mFolder + lookName(lookOf(mScenario, mSystem, cell), mSystem.catalog) + ".png");
        mJson.member("ImageSecondaryURL", "");
        mJson.member("ImageScalar", 1.0);
        mJson.member("WidthScale", 0.0);
        mJson.key("CustomToken");
        mJson.beginObject(JsonWriter::Style::Compact);
        mJson.member("Thickness", 0.1);
        mJson.member("MergeDistancePixels", 10.0);
        mJson.member("Stackable", false);
        mJson.endObject();
        mJson.endObject();
        mJson.endObject();
    }

    const Scenario& mScenario;
    const GameSystem& mSystem;
    const MapExportOptions& mOptions;
    JsonWriter mJson;
    Point mMiddle;
    std::string mFolder;
    std::size_t mCount = 0;
};

}  // namespace

Result<MapExport> exportTts(const Scenario& scenario, const GameSystem& system,
                            const MapExportOptions& options) {
    if (!options.painter) return Error("exchange.needs-pictures");
    if (scenario.board.cellCount() > maxTokens)
        return Error("exchange.too-many-tokens", {{"max", static_cast<std::int64_t>(maxTokens)}});
    MapExport out;
    const std::string folder = options.name + "-tiles/";
    std::string url = options.pictureUrl.empty() ? folder : options.pictureUrl;
    if (!url.ends_with('/')) url += '/';
    out.files.push_back({options.name + ".json", ObjectWriter(scenario, system, options).write(url)});
    const bool flat = scenario.board.orientation == Orientation::Flat;
    const int across = static_cast<int>(std::lround(picturePixels * sqrt3 / 2));
    const PictureSize size = flat ? PictureSize{picturePixels, across} : PictureSize{across, picturePixels};
    std::set<TileLook> looks;
    for (const Cell& cell : scenario.board.cells())
        if (isTile(cell.kind)) looks.insert(lookOf(scenario, system, cell));
    for (const TileLook& look : looks) {
        auto picture = options.painter(look, size, scenario.board.orientation);
        if (!picture) return picture.error();
        out.files.push_back({folder + lookName(look, system.catalog) + ".png", std::move(*picture)});
    }
    return out;
}

}  // namespace hexa::exchange
