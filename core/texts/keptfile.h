// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hexa::texts {

/// A translation file that a project was made from. It is kept as it came, so that it can go back
/// with the changed translations in it and nothing else changed (core/texts/exchange/inplace.h).
struct KeptFile {
    std::string name;  ///< Of the file, without a folder.
    /// The language of its translations in the project; empty for a table, which has several.
    std::string language;
    std::string form;      ///< "po", "xliff" (1.2), "xliff2", "ts" or "csv".
    std::string encoding;  ///< "latin1" if a person asked for that; empty: as the file says.
    std::string bytes;
    /// Id of the unit of each text, in the order of the file. Of a table: that of each row below
    /// its head, empty for a row without texts.
    std::vector<std::string> units;
    /// Of a table: what its columns hold, with their numbers from 0 (core/texts/exchange/table.h).
    std::map<std::string, int> columns = {};
    std::string separator = {};  ///< Of a table: the sign between its columns.
    friend bool operator==(const KeptFile&, const KeptFile&) = default;
};

/// Shares a kept file among copies of a project.
class SharedFile {
public:
    explicit SharedFile(KeptFile file) : mFile(std::make_shared<const KeptFile>(std::move(file))) {}
    const KeptFile& operator*() const { return *mFile; }
    const KeptFile* operator->() const { return mFile.get(); }
    friend bool operator==(const SharedFile& a, const SharedFile& b) {
        return a.mFile == b.mFile || *a.mFile == *b.mFile;
    }

private:
    std::shared_ptr<const KeptFile> mFile;
};

}  // namespace hexa::texts
