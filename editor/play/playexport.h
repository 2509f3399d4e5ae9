// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/play/playreport.h"
#include "editor/paint/heat.h"
#include "editor/paint/mapstyle.h"
#include "editor/play/scorechart.h"

#include <QCoreApplication>
#include <QStringList>

namespace hexa::editor {

class PlaySession;

/// A report in words, tables and pictures: for the panel, and as a file (.csv, .png, else .pdf).
class PlayExport {
    Q_DECLARE_TR_FUNCTIONS(PlayExport)
public:
    enum class Heat { Held, Battles, Lost, Entered, Cut };
    struct HeatChoice {
        Heat kind = Heat::Held;
        int seat = -1;  ///< Holder of Held; -1: any.
        QString name;
    };

    static QString result(const PlaySession& session, const PlayReport& report);
    static ScoreChart chart(const PlaySession& session, const PlayReport& report);
    /// Returns rows with a name and a figure for each seat.
    static std::vector<QStringList> seatRows(const PlaySession& session, const PlayReport& report);
    /// Returns all possible colourings of the board.
    static std::vector<HeatChoice> heats(const PlaySession& session);
    /// Returns the colours: brighter means more, or sooner. `max` receives the largest figure, or 0
    /// if nothing is coloured.
    static paint::HeatLayer heat(const PlayReport& report, Heat kind, int seat = -1, int* max = nullptr);
    /// Returns the title of a code in PlayFunctions::happenings: the game's messages have it as
    /// code + ".title".
    static QString happening(const PlaySession& session, const std::string& code);
    /// Returns the footer about stand-in cards, with its mark, or an empty text.
    static QString standIns(const PlaySession& session);

    static QString csv(const PlaySession& session, const PlayReport& report);
    /// Painter units are tenths of a millimetre from the corner of an upright A4 page.
    static void paintPage(QPainter& painter, const PlaySession& session, const PlayReport& report,
                          const paint::MapStyle& style);
    static Status write(const QString& path, const PlaySession& session, const PlayReport& report,
                        const paint::MapStyle& style);
};

}  // namespace hexa::editor
