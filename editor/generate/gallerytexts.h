// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/generate/generatesession.h"

#include <QCoreApplication>
#include <QString>

namespace hexa::editor {

/// What the gallery says about one of its maps.
class GalleryTexts {
    Q_DECLARE_TR_FUNCTIONS(GalleryTexts)
public:
    /// Returns the lines below its picture.
    static QString caption(const GenerateSession& session, const GalleryEntry& entry);
    /// Returns everything known about it, in sentences.
    static QString details(const GenerateSession& session, const GalleryEntry& entry);

private:
    /// Returns how well the map is known, in a word or two.
    static QString originOf(const GenerateSession& session, const GalleryEntry& entry);
};

}  // namespace hexa::editor
