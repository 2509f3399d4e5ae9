// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playrecovery.h"

#include "core/io/file/file.h"
#include "core/io/format/recordfile.h"

namespace hexa::editor {

PlayRecovery::PlayRecovery(RecoveryFolder& folder, const Catalog& catalog,
                           std::function<std::optional<GameRecord>()> record)
    : mCopy(folder, suffix(), [&catalog, record = std::move(record)]() -> RecoveryCopy::Work {
          auto game = record();
          if (!game) return {};
          return {[&catalog, game = *std::move(game)](const std::string& file) {
                      return writeFile(file, writeRecord(game, catalog));
                  },
                  {},
                  {}};
      }) {}

QString PlayRecovery::suffix() { return QStringLiteral(".hexgame"); }

}  // namespace hexa::editor
