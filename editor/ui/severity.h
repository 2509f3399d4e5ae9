// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

namespace hexa {

/// Name of the icon of a severity.
QString severityIcon(Severity severity);

}  // namespace hexa
