// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/seedfield.h"

#include <QValidator>

namespace hexa::editor {
namespace {

class SeedValidator : public QValidator {
public:
    using QValidator::QValidator;
    State validate(QString& text, int&) const override {
        text.remove(u' ').remove(QChar(0xa0)).remove(QChar(0x202f));  // pasted with group separators
        if (text.isEmpty()) return Intermediate;
        for (const QChar c : text)
            if (c < u'0' || c > u'9') return Invalid;
        bool ok = false;
        text.toULongLong(&ok);
        return ok ? Acceptable : Invalid;
    }
};

}  // namespace

SeedField::SeedField(QWidget* parent) : QLineEdit(QStringLiteral("0"), parent) {
    setValidator(new SeedValidator(this));
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        bool ok = false;
        const std::uint64_t number = text.toULongLong(&ok);
        if (!ok || number == mSeed) return;
        mSeed = number;
        emit seedChanged();
    });
}

void SeedField::focusOutEvent(QFocusEvent* event) {
    // An empty field means no new seed, so the current one is shown.
    setText(QString::number(mSeed));
    QLineEdit::focusOutEvent(event);
}

void SeedField::setSeed(std::uint64_t seed) { setText(QString::number(seed)); }

}  // namespace hexa::editor

#include "moc_seedfield.cpp"
