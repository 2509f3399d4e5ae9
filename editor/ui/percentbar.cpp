// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/percentbar.h"

#include "editor/ui/locale.h"
#include "editor/ui/translated.h"

namespace hexa::editor {

PercentBar::PercentBar(QWidget* parent) : QProgressBar(parent) {
    keepTranslated(*this, [this] { setFormat(Locale::percent(QStringLiteral("%p"))); });
}

}  // namespace hexa::editor

#include "moc_percentbar.cpp"
