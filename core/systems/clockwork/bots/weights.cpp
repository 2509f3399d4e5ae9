// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/weights.h"

namespace hexa::clockwork {
namespace {

using W = Weights;
constexpr WeightField fields[] = {
    {"temperature", &W::temperature, 0, 150, 10},
    {"attack", &W::attack, 0, 1024, 60},
    {"kept", &W::kept, 100, 256, 15},
    {"influence", &W::influence, 0, 512, 25},
    {"influenceEarly", &W::influenceEarly, 0, 2000, 80},
    {"worker", &W::worker, 0, 512, 25},
    {"workerEarly", &W::workerEarly, 0, 2000, 80},
    {"village", &W::village, 0, 1024, 60},
    {"city", &W::city, 0, 2048, 100},
    {"study", &W::study, 0, 1024, 60},
    {"lakeNow", &W::lakeNow, 0, 1024, 60},
    {"lakeAlone", &W::lakeAlone, 0, 512, 40},
    {"lakeLater", &W::lakeLater, 0, 1024, 50},
    {"forestNow", &W::forestNow, 0, 1024, 60},
    {"forestLater", &W::forestLater, 0, 1024, 60},
    {"citadel", &W::citadel, 0, 256, 10},
    {"openVillage", &W::openVillage, 0, 256, 6},
    {"openGoods", &W::openGoods, 0, 256, 6},
    {"openAny", &W::openAny, 0, 128, 4},
    {"envy", &W::envy, 0, 1024, 60},
    {"comersMarch", &W::comersMarch, 0, 256, 25},
    {"comersOne", &W::comersOne, 0, 256, 30},
    {"comersTwo", &W::comersTwo, 0, 256, 30},
    {"further", &W::further, 0, 256, 25},
    {"guards", &W::guards, -256, 256, 30},
    {"guardsMore", &W::guardsMore, -256, 256, 25},
    {"crowd", &W::crowd, -64, 64, 5},
    {"trust", &W::trust, 0, 256, 40},
    {"courtEarly", &W::courtEarly, 0, 4096, 120},
    {"courtMiddle", &W::courtMiddle, 0, 4096, 120},
    {"courtLate", &W::courtLate, 0, 4096, 120},
    {"courtLater", &W::courtLater, 0, 1024, 40},
    {"courtComers", &W::courtComers, 0, 256, 30},
    {"courtFurther", &W::courtFurther, 0, 256, 25},
    {"keep", &W::keep, 0, 1024, 50},
    {"hunter", &W::hunter, -256, 1024, 40},
    {"crasher", &W::crasher, -256, 1024, 40},
    {"operative", &W::operative, -256, 1024, 40},
    {"draw", &W::draw, 0, 1024, 40},
    {"kill", &W::kill, 0, 1024, 40},
    {"move", &W::move, 0, 512, 20},
    {"strength", &W::strength, 0, 512, 30},
    {"protect", &W::protect, 0, 512, 20},
    {"spent", &W::spent, 0, 1024, 60},
    {"leviathan", &W::leviathan, 0, 4096, 150},
    {"guardian", &W::guardian, 0, 4096, 80},
    {"guardianTurn", &W::guardianTurn, 0, 1024, 30},
    {"steamtank", &W::steamtank, 0, 1024, 40},
    {"card", &W::card, 0, 1024, 50},
    {"cardLast", &W::cardLast, 0, 1024, 30},
    {"cardFight", &W::cardFight, 0, 1024, 60},
    {"cardFightLast", &W::cardFightLast, 0, 1024, 30},
    {"conscription", &W::conscription, 0, 1024, 30},
    {"gambit", &W::gambit, 0, 1024, 25},
    {"gambitScoring", &W::gambitScoring, 0, 1024, 30},
    {"development", &W::development, 0, 1024, 40},
    {"developmentLast", &W::developmentLast, 0, 1024, 30},
    {"counterIntel", &W::counterIntel, 0, 1024, 25},
    {"technophilia", &W::technophilia, 0, 1024, 60},
    {"tacticalOps", &W::tacticalOps, 0, 512, 10},
    {"sally", &W::sally, -256, 512, 15},
    {"leviathanKeep", &W::leviathanKeep, 0, 1024, 40},
    {"leviathanKill", &W::leviathanKill, 0, 1024, 60},
    {"steamtankStay", &W::steamtankStay, -256, 1024, 40},
    {"killAnywhere", &W::killAnywhere, 0, 512, 20},
    {"guardianKeep", &W::guardianKeep, 0, 4096, 120},
    {"guardianLast", &W::guardianLast, 0, 4096, 80},
    {"moveLeast", &W::moveLeast, -256, 512, 20},
};

static_assert(sizeof(Weights) == std::size(fields) * sizeof(int), "every weight has a field");

}  // namespace

std::span<const WeightField> weightFields() { return fields; }

}  // namespace hexa::clockwork
