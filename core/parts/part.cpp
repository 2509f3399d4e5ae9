// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parts/part.h"

#include "core/base/rng.h"

#include <algorithm>
#include <set>

namespace hexa::parts {
namespace {

/// Returns "3, 7–9"; not more than a few, then "…".
std::string listed(const std::vector<int>& numbers) {
    constexpr int maxRanges = 10;
    std::string text;
    int ranges = 0;
    for (std::size_t i = 0; i < numbers.size(); ++ranges) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        if (ranges == maxRanges) return text + ", …";
        if (!text.empty()) text += ", ";
        text += std::to_string(numbers[i]);
        if (last > i) text += "–" + std::to_string(numbers[last]);
        i = last + 1;
    }
    return text;
}

/// Returns the first words that differ, for a message.
Error otherRequest(const NamedPart& part, const NamedPart& first) {
    const auto all = [](const Request& request) {
        std::vector<std::string> words = request.command;
        words.insert(words.end(), request.grounds.begin(), request.grounds.end());
        return words;
    };
    const auto here = all(part.part.request);
    const auto there = all(first.part.request);
    const auto [a, b] = std::mismatch(here.begin(), here.end(), there.begin(), there.end());
    return Error("parts.other-request", {{"file", part.name},
                                         {"other", first.name},
                                         {"here", a == here.end() ? std::string("–") : *a},
                                         {"there", b == there.end() ? std::string("–") : *b}});
}

bool sameShape(const sim::Tally& a, const sim::Tally& b) {
    return a.seats == b.seats && a.teams == b.teams && a.factions == b.factions && a.teamOf == b.teamOf &&
           a.ordered == b.ordered && a.judged == b.judged && a.targets == b.targets &&
           a.fights.size() == b.fights.size();
}

/// Puts parts together, one after the other.
class Merging {
public:
    explicit Merging(const NamedPart& first) : mFirst(first) { mWhole.request = first.part.request; }

    Status add(const NamedPart& named) {
        const Part& part = named.part;
        const Part& first = mFirst.part;
        if (part.request != first.request) return otherRequest(named, mFirst);
        if (part.number.of != first.number.of)
            return Error("parts.other-count", {{"file", named.name},
                                               {"other", mFirst.name},
                                               {"here", std::int64_t{part.number.of}},
                                               {"there", std::int64_t{first.number.of}}});
        const auto [there, isNew] = mSeen.emplace(part.number.number, &named);
        if (!isNew) {
            if (there->second->part == part) return Done{};
            return Error("parts.twice", {{"file", named.name},
                                         {"other", there->second->name},
                                         {"number", std::int64_t{part.number.number}}});
        }
        for (const auto& [trial, tally] : part.tallies) {
            const auto [sum, isFirst] = mWhole.tallies.emplace(trial, tally);
            if (isFirst) continue;
            if (!sameShape(sum->second, tally))
                return Error("parts.shape", {{"file", named.name}, {"trial", std::int64_t{trial}}});
            sum->second.add(tally);
        }
        return Done{};
    }

    Result<Part> whole() const {
        std::set<int> numbers;
        for (const auto& [number, part] : mSeen) numbers.insert(number);
        if (const auto all = allThere(numbers, mFirst.part.number.of, mFirst.name); !all) return all.error();
        return mWhole;
    }

private:
    const NamedPart& mFirst;
    Part mWhole;
    std::map<int, const NamedPart*> mSeen;
};

}  // namespace

std::uint64_t Request::hash() const {
    // With a mark behind each word, so that words can't run into each other.
    std::string text;
    for (const auto* words : {&command, &grounds}) {
        for (const std::string& word : *words) text += word + '\n';
        text += '\n';
    }
    return stableHash(text);
}

Status allThere(const std::set<int>& numbers, int of, const std::string& name) {
    std::vector<int> missing;
    for (int number = 1; number <= of; ++number)
        if (!numbers.contains(number)) missing.push_back(number);
    if (missing.empty()) return Done{};
    return Error("parts.missing", {{"file", name}, {"numbers", listed(missing)}, {"of", std::int64_t{of}}});
}

Result<Part> merge(const std::vector<NamedPart>& parts) {
    if (parts.empty()) return Error("parts.none");
    Merging merging(parts.front());
    for (const NamedPart& part : parts)
        if (const Status status = merging.add(part); !status) return status.error();
    return merging.whole();
}

Result<std::vector<sim::Tally>> complete(Tallies tallies, const std::vector<Trial>& trials) {
    std::vector<sim::Tally> all;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const auto found = tallies.find(static_cast<int>(i));
        if (found == tallies.end() || found->second.games + found->second.unfinished < trials[i].games)
            return Error("parts.incomplete", {{"trial", static_cast<std::int64_t>(i)}});
        all.push_back(std::move(found->second));
    }
    if (tallies.size() > trials.size())
        return Error("parts.incomplete", {{"trial", static_cast<std::int64_t>(tallies.rbegin()->first)}});
    return all;
}

}  // namespace hexa::parts
