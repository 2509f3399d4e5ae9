// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <string>

namespace hexa::test {

/// Adds a test class to the program that it is linked into; use HEXA_TEST.
struct Registration {
    Registration(const char* name, std::function<QObject*()> make, const char* labels = "");
};

/// Handles arguments that need no application: `--list` prints each class with its labels, for
/// ctest, and a missing class is an error. Returns the exit status if that was all.
std::optional<int> answered(int argc, char** argv);

/// Runs the classes that the first arguments name (`HexTest` or `Hex`), or all, under QtTest with
/// the other arguments; the exit status for main().
int run(int argc, char** argv);

/// Milliseconds that a test waits for background work. The work takes far less, so a longer run
/// means that it hangs. Tests with sanitizers are about ten times slower.
#ifdef HEXATELIER_SANITIZED
inline constexpr int patience = 1'000'000;
#else
inline constexpr int patience =
    100'000;  // QTEST_FUNCTION_TIMEOUT is longer, so the wait tells what is missing
#endif

/// True if goldens are to be written instead of compared (HEXATELIER_REGENERATE=1).
bool regenerateGoldens();

/// Compares `actual` with the file tests/<relativePath>, or writes that file when goldens are
/// regenerated. Gives an empty text if equal, else a short account of the first difference.
std::string compareGolden(const std::string& relativePath, const std::string& actual);

}  // namespace hexa::test

/// Registers a QtTest class: HEXA_TEST(HexTest) at the end of its file, before the .moc include.
/// ctest lists it as the test `<program>.Hex`. Labels can follow, as one text: "long" (over ten
/// seconds: ctest starts it first), "slow-unoptimized" (minutes without optimization: CI leaves it
/// out if the core is built without).
#define HEXA_TEST(Class, ...)                                   \
    static const hexa::test::Registration registration_##Class( \
        #Class, [] { return new Class; } __VA_OPT__(, ) __VA_ARGS__)
