// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/matreader.h"

#include <algorithm>
#include <set>

namespace hexa::claymore {
namespace {

constexpr int maxCoordinate = 1000;
constexpr std::size_t mostRoads = 3 * matHexes;

class MatReader : MatReading {
public:
    Result<Mat> read(const JsonNode& node, Source source) {
        Mat mat;
        mat.source = source;
        if (auto object = keep(JsonObject::open(node))) {
            mat.river = places(object->optional("river"));
            mat.bridges = places(object->optional("bridges"));
            each(object->optional("road"), mostRoads, [&](const JsonNode& pair) {
                if (const auto ends = touching(pair, "claymore.mat.not-beside")) mat.road.push_back(*ends);
            });
            keep(object->refuseLeftover(unknownPackMember));
        }
        if (mError) return *mError;
        // Each piece is there once, in any order of the road in the owner's list.
        for (auto& [one, other] : mat.road)
            if (other < one) std::swap(one, other);
        std::ranges::sort(mat.road);
        mat.road.erase(std::unique(mat.road.begin(), mat.road.end()), mat.road.end());
        return mat;
    }

private:
    std::vector<MatPlace> places(const Node& list) {
        std::vector<MatPlace> all;
        each(list, matHexes, [&](const JsonNode& node) {
            const auto at = place(node);
            if (!at) return;
            if (!mTaken.insert(*at).second)
                return fail(node.error("claymore.mat.twice", {{"hex", matText(*at)}}));
            all.push_back(*at);
        });
        return all;
    }

    std::set<MatPlace> mTaken;  ///< River and bridges.
};

void writePlace(JsonWriter& writer, MatPlace place) {
    writer.beginArray(JsonWriter::Style::Compact);
    writer.value(place.column);
    writer.value(place.line);
    writer.endArray();
}

void writePlaces(JsonWriter& writer, const char* key, const std::vector<MatPlace>& places) {
    writer.key(key);
    writer.beginArray(JsonWriter::Style::Compact);
    for (const MatPlace place : places) writePlace(writer, place);
    writer.endArray();
}

}  // namespace

std::optional<MatPlace> MatReading::place(const JsonNode& node) {
    std::vector<int> numbers;
    each(node, [&](const JsonNode& number) {
        numbers.push_back(integer(number, -maxCoordinate, maxCoordinate).value_or(0));
    });
    if (mError) return std::nullopt;
    if (numbers.size() != 2) {
        fail(node.error("json.length", {{"expected", std::int64_t{2}}}));
        return std::nullopt;
    }
    const MatPlace at{numbers[0], numbers[1]};
    if (onMat(at)) return at;
    fail(node.error("claymore.plan.outside", {{"hex", matText(at)}}));
    return std::nullopt;
}

std::optional<std::pair<MatPlace, MatPlace>> MatReading::touching(const JsonNode& node, const char* code) {
    std::vector<MatPlace> ends;
    each(node, [&](const JsonNode& end) {
        if (const auto at = place(end)) ends.push_back(*at);
    });
    if (mError) return std::nullopt;
    if (ends.size() != 2) {
        fail(node.error("json.length", {{"expected", std::int64_t{2}}}));
        return std::nullopt;
    }
    if (distance(hexOf(ends[0]), hexOf(ends[1])) == 1) return std::pair(ends[0], ends[1]);
    fail(node.error(code, {{"hex", matText(ends[0])}, {"hex2", matText(ends[1])}}));
    return std::nullopt;
}

Result<Mat> readMat(const JsonNode& node, Source source) { return MatReader().read(node, source); }

void writeMat(JsonWriter& writer, const Mat& mat) {
    writer.beginObject();
    writePlaces(writer, "river", mat.river);
    writePlaces(writer, "bridges", mat.bridges);
    writer.key("road");
    writer.beginArray(JsonWriter::Style::Compact);
    for (const auto& [one, other] : mat.road) {
        writer.beginArray(JsonWriter::Style::Compact);
        writePlace(writer, one);
        writePlace(writer, other);
        writer.endArray();
    }
    writer.endArray();
    writer.endObject();
}

}  // namespace hexa::claymore
