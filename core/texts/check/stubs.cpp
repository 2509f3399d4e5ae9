#include "core/texts/check/sink.h"
namespace hexa::texts {
void checkPolarity(const Row&, const Knowledge&, Sink&) {}
void checkPhrases(const Row&, const Knowledge&, Sink&) {}
void checkTerms(const Row&, const Knowledge&, Sink&) {}
void checkForms(const Row&, const Knowledge&, Sink&) {}
void checkNames(const Row&, const Knowledge&, Sink&) {}
void checkSentences(const Row&, const Knowledge&, Sink&) {}
void checkForeign(const Row&, const Knowledge&, Sink&) {}
void checkMarkup(const Row&, const Knowledge&, Sink&) {}
void checkPunctuation(const Row&, const Knowledge&, Sink&) {}
void checkLengths(const Row&, const Knowledge&, Sink&) {}
void checkConsistency(const std::vector<Row>&, const Knowledge&, std::vector<Alert>&) {}
void checkDuplicates(const std::vector<Row>&, const Knowledge&, std::vector<Alert>&) {}
}
