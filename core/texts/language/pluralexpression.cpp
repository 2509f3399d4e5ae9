// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/pluralexpression.h"

#include "core/texts/language/plurals.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace hexa::texts {

namespace {

constexpr std::size_t maxSteps = 500;
constexpr int maxDepth = 100;
constexpr std::uint64_t lastSample = 200;
constexpr std::string_view pluralBlanks = " \t\r\n\\";

}  // namespace

/// Parses the expression by precedence climbing.
class PluralParser {
public:
    PluralParser(std::string_view text, PluralHeader& out) : mText(text), mOut(out) {}

    bool read() {
        const auto root = condition(0);
        skip();
        if (!root || !(mText.empty() || mText.front() == ';')) return false;
        mOut.mRoot = *root;
        return true;
    }

private:
    using Place = std::optional<std::size_t>;

    struct Operator {
        std::string_view text;
        char operation;
        int level;
    };
    /// Longer operators first, so that "<=" isn't read as "<".
    static constexpr std::array<Operator, 13> operators{{{"||", '|', 1},
                                                         {"&&", '&', 2},
                                                         {"==", '=', 3},
                                                         {"!=", '!', 3},
                                                         {"<=", 'l', 4},
                                                         {">=", 'g', 4},
                                                         {"<", '<', 4},
                                                         {">", '>', 4},
                                                         {"+", '+', 5},
                                                         {"-", '-', 5},
                                                         {"*", '*', 6},
                                                         {"/", '/', 6},
                                                         {"%", '%', 6}}};

    void skip() { mText.remove_prefix(std::min(mText.find_first_not_of(pluralBlanks), mText.size())); }
    bool take(std::string_view word) {
        skip();
        if (!mText.starts_with(word)) return false;
        mText.remove_prefix(word.size());
        return true;
    }
    Place add(char operation, std::uint64_t value, std::size_t first = 0, std::size_t second = 0,
              std::size_t third = 0) {
        if (mOut.mSteps.size() >= maxSteps) return std::nullopt;
        mOut.mSteps.push_back({operation, value, first, second, third});
        return mOut.mSteps.size() - 1;
    }

    Place condition(int depth) {
        if (depth > maxDepth) return std::nullopt;
        const Place test = binary(1, depth);
        if (!test || !take("?")) return test;
        const Place yes = condition(depth + 1);
        if (!yes || !take(":")) return std::nullopt;
        const Place no = condition(depth + 1);
        return no ? add('?', 0, *test, *yes, *no) : std::nullopt;
    }

    Place binary(int level, int depth) {
        Place left = primary(depth);
        while (left) {
            skip();
            const auto* const found =
                std::find_if(operators.begin(), operators.end(),
                             [&](const Operator& o) { return mText.starts_with(o.text); });
            if (found == operators.end() || found->level < level) return left;
            mText.remove_prefix(found->text.size());
            const Place right = binary(found->level + 1, depth + 1);
            if (!right) return std::nullopt;
            left = add(found->operation, 0, *left, *right);
        }
        return left;
    }

    Place primary(int depth) {
        if (depth > maxDepth) return std::nullopt;
        if (take("(")) {
            const Place inside = condition(depth + 1);
            return inside && take(")") ? inside : std::nullopt;
        }
        if (take("n")) return add('n', 0);
        if (take("!")) {
            const Place operand = primary(depth + 1);
            return operand ? add('~', 0, *operand) : std::nullopt;
        }
        const auto digits = std::min(mText.find_first_not_of("0123456789"), mText.size());
        constexpr std::size_t most = 9;
        if (digits == 0 || digits > most) return std::nullopt;
        const auto number = std::stoull(std::string(mText.substr(0, digits)));
        mText.remove_prefix(digits);
        return add('#', number);
    }

    std::string_view mText;
    PluralHeader& mOut;
};

std::optional<PluralHeader> PluralHeader::read(std::string_view header) {
    const auto after = [&](std::string_view name) -> std::optional<std::string_view> {
        for (auto at = header.find(name); at != std::string_view::npos; at = header.find(name, at + 1)) {
            // "plural" is a part of "nplurals".
            if (at > 0 && header[at - 1] == 'n' && name == "plural") continue;
            auto rest = header.substr(at + name.size());
            rest.remove_prefix(std::min(rest.find_first_not_of(pluralBlanks), rest.size()));
            if (!rest.starts_with('=')) continue;
            rest.remove_prefix(1);
            rest.remove_prefix(std::min(rest.find_first_not_of(pluralBlanks), rest.size()));
            return rest;
        }
        return std::nullopt;
    };
    const auto count = after("nplurals");
    const auto expression = after("plural");
    if (!count || !expression || count->empty()) return std::nullopt;
    PluralHeader out;
    const char digit = count->front();
    if (digit < '1' || digit > '6' || (count->size() > 1 && (*count)[1] >= '0' && (*count)[1] <= '9'))
        return std::nullopt;
    out.mForms = static_cast<std::size_t>(digit - '0');
    if (!PluralParser(*expression, out).read()) return std::nullopt;
    return out;
}

std::optional<std::uint64_t> PluralHeader::value(std::size_t at, std::uint64_t number) const {
    const Step& step = mSteps[at];
    if (step.operation == '#') return step.value;
    if (step.operation == 'n') return number;
    const auto a = value(step.first, number);
    if (!a) return std::nullopt;
    if (step.operation == '?') return value(*a != 0 ? step.second : step.third, number);
    if (step.operation == '~') return *a == 0 ? 1 : 0;
    if (step.operation == '&' && *a == 0) return 0;
    if (step.operation == '|' && *a != 0) return 1;
    const auto b = value(step.second, number);
    if (!b) return std::nullopt;
    const auto truth = [](bool is) { return std::optional<std::uint64_t>(is ? 1 : 0); };
    switch (step.operation) {
    case '&':
    case '|':
        return truth(*b != 0);
    case '=':
        return truth(*a == *b);
    case '!':
        return truth(*a != *b);
    case 'l':
        return truth(*a <= *b);
    case 'g':
        return truth(*a >= *b);
    case '<':
        return truth(*a < *b);
    case '>':
        return truth(*a > *b);
    case '+':
        return *a + *b;
    case '-':
        return *a - *b;
    case '*':
        return *a * *b;
    default:
        break;
    }
    if (*b == 0) return std::nullopt;
    return step.operation == '/' ? *a / *b : *a % *b;
}

std::size_t PluralHeader::formOf(std::uint64_t number) const {
    const auto form = value(mRoot, number);
    return form && *form < mForms ? static_cast<std::size_t>(*form) : 0;
}

namespace {

using Numbers = std::vector<std::vector<std::uint64_t>>;  // of each form

/// Returns the categories of the language, distributed so that they have most numbers in common
/// with the forms. Small numbers count more, because large ones are rare on cards. Empty: no number
/// in common.
std::vector<std::string> matched(const Numbers& numbers, const PluralRule& known) {
    const auto reference = PluralHeader::read(known.header);
    std::vector<std::size_t> order(std::max(numbers.size(), known.forms.size()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<double>> common(numbers.size(), std::vector<double>(order.size(), 0.0));
    for (std::size_t form = 0; form < numbers.size() && reference; ++form)
        for (const std::uint64_t n : numbers[form])
            common[form][reference->formOf(n)] += 1.0 / static_cast<double>(n + 1);
    std::vector<std::size_t> best = order;
    double most = -1;
    do {
        double sum = 0;
        for (std::size_t form = 0; form < numbers.size(); ++form) sum += common[form][order[form]];
        if (sum > most) {
            most = sum;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    std::vector<std::string> out(numbers.size());
    for (std::size_t form = 0; form < numbers.size(); ++form)
        if (best[form] < known.forms.size() && common[form][best[form]] > 0)
            out[form] = known.forms[best[form]];
    return out;
}

/// Returns the category that fits the numbers of a form, for a language without a rule here.
std::string_view likelyCategory(const std::vector<std::uint64_t>& form, std::size_t most) {
    if (form.empty() || form.size() == most) return "other";
    const std::uint64_t first = form.front();
    if (first == 1 || (first == 0 && form.size() > 1 && form[1] == 1)) return "one";
    if (first == 0) return "zero";
    if (first == 2 && (form.size() == 1 || form[1] > 4)) return "two";
    return first < 5 ? "few" : "many";
}

/// Empty: an earlier form has the category.
std::vector<std::string> likely(const Numbers& numbers) {
    std::size_t most = 0;
    for (const auto& form : numbers) most = std::max(most, form.size());
    std::vector<std::string> out(numbers.size());
    for (std::size_t form = 0; form < numbers.size(); ++form)
        if (const auto category = likelyCategory(numbers[form], most);
            std::find(out.begin(), out.end(), category) == out.end())
            out[form] = category;
    return out;
}

}  // namespace

std::vector<std::string> categoriesOfForms(const PluralHeader& rule, std::string_view language) {
    static constexpr std::array<std::string_view, maxPluralForms> all{"other", "one", "few",
                                                                      "many",  "two", "zero"};
    std::vector<std::vector<std::uint64_t>> numbers(rule.forms());
    for (std::uint64_t n = 0; n <= lastSample; ++n) numbers[rule.formOf(n)].push_back(n);
    std::vector<std::string> out =
        hasPluralRule(language) ? matched(numbers, pluralRuleOf(language)) : likely(numbers);
    // Forms without a whole number, and those that lost their category to another form.
    for (std::string& category : out)
        if (category.empty())
            category = *std::find_if(all.begin(), all.end(), [&](std::string_view free) {
                return std::find(out.begin(), out.end(), free) == out.end();
            });
    return out;
}

}  // namespace hexa::texts
