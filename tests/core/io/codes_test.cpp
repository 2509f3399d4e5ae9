// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace hexa {
namespace {

std::string fileText(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

/// Returns their names; the forms for a count ("{count:tile|tiles}") are each language's own.
std::set<std::string> placeholdersIn(const std::string& text) {
    static const std::regex placeholder(R"(\{([^}:]*)[^}]*\})");
    std::set<std::string> names;
    for (std::sregex_iterator at(text.begin(), text.end(), placeholder), end; at != end; ++at)
        names.insert((*at)[1]);
    return names;
}

}  // namespace

/// Every code that the core can report has a sentence in each language.
class CodesTest : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasASentence() {
        // Codes are string literals of these families; a dot and a word follow, so that file names
        // don't match.
        const std::regex literal(
            R"("((?:json|file|share|textmap|exchange|omitted|fix)\.[a-z0-9]+(?:-[a-z0-9]+)*)\")");
        const Messages messages = builtInSystems().messages();
        std::set<std::string> codes;
        const auto core = std::filesystem::path(HEXATELIER_SOURCE_DIR) / "core";
        for (const auto& entry : std::filesystem::recursive_directory_iterator(core)) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
            const std::string source = fileText(entry.path());
            for (std::sregex_iterator at(source.begin(), source.end(), literal), end; at != end; ++at)
                codes.insert((*at)[1]);
        }
        QVERIFY(codes.size() > 60);
        for (const std::string& code : codes) QVERIFY2(messages.knows(code), code.c_str());
    }

    void everySentenceIsInAllLanguages() {
        const Messages messages = builtInSystems().messages();
        for (const auto& [code, texts] : messages.all()) {
            const auto english = texts.texts.find("en");
            QVERIFY2(english != texts.texts.end() && !english->second.empty(), code.c_str());
            for (const char* language : {"de", "fr"}) {
                const auto other = texts.texts.find(language);
                QVERIFY2(other != texts.texts.end() && !other->second.empty(),
                         (code + " " + language).c_str());
                QVERIFY2(placeholdersIn(other->second) == placeholdersIn(english->second),
                         (code + " " + language).c_str());
            }
        }
    }

    void frenchSpacing() {
        // Double punctuation needs a narrow no-break space before it, and guillemets need one
        // inside.
        const std::regex wrong("[^\\xaf]([;!?]|: |»)|«(?!\xe2\x80\xaf)");
        const Messages messages = coreMessages();
        for (const auto& [code, texts] : messages.all()) {
            const std::string text(texts.in("fr"));
            QVERIFY2(!std::regex_search(text, wrong), (code + ": " + text).c_str());
        }
    }
};

}  // namespace hexa

using hexa::CodesTest;
HEXA_TEST(CodesTest, "slow-unoptimized");
#include "codes_test.moc"
