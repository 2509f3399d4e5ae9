// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/optionfields.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/print/printsession.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

using sheets::OptionInfo;
using sheets::OptionKind;
using sheets::SheetOptions;

QComboBox* comboBox(const QString& name) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    return box;
}

QDoubleSpinBox* numberBox(const QString& name, const OptionInfo& info) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(info.min, info.max);
    box->setSingleStep(info.step);
    box->setDecimals(info.decimals);
    box->setKeyboardTracking(false);
    return box;
}

bool sameSize(QSizeF a, QSizeF b) {
    return std::abs(a.width() - b.width()) < 0.05 && std::abs(a.height() - b.height()) < 0.05;
}

/// Common part: the rows of the form and the texts.
class Field : public OptionField {
    Q_DECLARE_TR_FUNCTIONS(hexa::editor::OptionField)

public:
    Field(const OptionInfo& info, PrintSession& session, QFormLayout& form, std::function<void()> changed)
        : mInfo(info), mSession(session), mForm(form), mChanged(std::move(changed)) {}

    void setVisible(bool visible) override {
        for (QWidget* field : mRows) mForm.setRowVisible(field, visible);
    }

protected:
    void addRow(QWidget* field) {
        auto* label = new PlainLabel;
        label->setBuddy(field);
        mForm.addRow(label, field);
        mRows.push_back(field);
    }
    void setLabel(QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm.labelForField(field))->setText(tr("%1:", "caption of a field").arg(text));
    }
    /// Sets the label and the explanation of the option itself.
    void setTexts(QWidget* field) {
        setLabel(field, text(""));
        field->setToolTip(text(".help"));
    }
    /// Returns the text of this code after that of the option.
    QString text(const std::string& code) const {
        return mSession.locale().text(std::string("sheet.option.") + mInfo.id + code);
    }
    QString textOfChoice(std::string_view choice) const {
        const std::string code = std::string("sheet.option.") + mInfo.id + '.' + std::string(choice);
        // Sizes of paper are names.
        return mSession.locale().messages().knows(code) ? mSession.locale().text(code) : toQString(choice);
    }
    void setUnit(QDoubleSpinBox& box) const {
        if (mInfo.unit == std::string_view("mm")) box.setSuffix(tr(" mm", "unit after a number"));
        if (mInfo.unit == std::string_view("%")) box.setSuffix(tr("%", "unit after a number"));
    }
    template <class Box, class Signal>
    void connectChange(Box* box, Signal signal) {
        QObject::connect(box, signal, box, [this] { mChanged(); });
    }

    const OptionInfo& mInfo;
    PrintSession& mSession;
    QFormLayout& mForm;
    std::function<void()> mChanged;
    std::vector<QWidget*> mRows;
};

class NumberField : public Field {
public:
    NumberField(const OptionInfo& info, PrintSession& session, QFormLayout& form,
                std::function<void()> changed)
        : Field(info, session, form, std::move(changed)), mBox(numberBox(info.key, info)) {
        addRow(mBox);
        connectChange(mBox, &QDoubleSpinBox::valueChanged);
    }
    void translate() override {
        setTexts(mBox);
        setUnit(*mBox);
        if (mInfo.special) mBox->setSpecialValueText(text(".special"));
    }
    void show() override { mBox->setValue(mInfo.get(mSession.options()) * mInfo.factor); }
    void read(SheetOptions& options) const override { mInfo.set(options, mBox->value() / mInfo.factor); }

private:
    QDoubleSpinBox* mBox;
};

class ChoiceField : public Field {
public:
    ChoiceField(const OptionInfo& info, PrintSession& session, QFormLayout& form,
                std::function<void()> changed)
        : Field(info, session, form, std::move(changed)), mBox(comboBox(info.key)) {
        for (std::size_t i = 0; i < sheets::choicesOf(info).size(); ++i) mBox->addItem({});
        addRow(mBox);
        connectChange(mBox, &QComboBox::currentIndexChanged);
    }
    void translate() override {
        setTexts(mBox);
        const auto choices = sheets::choicesOf(mInfo);
        for (std::size_t i = 0; i < choices.size(); ++i)
            mBox->setItemText(static_cast<int>(i), textOfChoice(choices[i]));
    }
    void show() override { mBox->setCurrentIndex(static_cast<int>(mInfo.get(mSession.options()))); }
    void read(SheetOptions& options) const override { mInfo.set(options, mBox->currentIndex()); }

private:
    QComboBox* mBox;
};

/// Sizes by name; the last choice has fields for width and height.
class SizeField : public Field {
public:
    SizeField(const OptionInfo& info, PrintSession& session, QFormLayout& form, std::function<void()> changed)
        : Field(info, session, form, std::move(changed)), mBox(comboBox(info.key)) {
        for (const std::string_view choice : sheets::choicesOf(info))
            mNamed.push_back(info.sized(choice).value_or(QSizeF()));
        for (std::size_t i = 0; i <= mNamed.size(); ++i) mBox->addItem({});
        const QString name = QString(info.key).remove(QStringLiteral("Size"));
        mWidth = numberBox(name + "Width", info);
        mHeight = numberBox(name + "Height", info);
        // The first choice may have no size, but fields need one.
        const QSizeF first = mNamed.front().isValid() ? mNamed.front() : mNamed[mNamed.size() / 2];
        mWidth->setValue(first.width());
        mHeight->setValue(first.height());
        addRow(mBox);
        QObject::connect(mBox, &QComboBox::currentIndexChanged, mBox, [this] {
            setVisible(mForm.isRowVisible(mBox));
            mChanged();
        });
        for (QDoubleSpinBox* box : {mWidth, mHeight}) {
            addRow(box);
            connectChange(box, &QDoubleSpinBox::valueChanged);
        }
    }
    void translate() override {
        setTexts(mBox);
        setLabel(mWidth, mSession.locale().text("sheet.size.width"));
        setLabel(mHeight, mSession.locale().text("sheet.size.height"));
        for (QDoubleSpinBox* box : {mWidth, mHeight}) setUnit(*box);
        const auto choices = sheets::choicesOf(mInfo);
        for (std::size_t i = 0; i < choices.size(); ++i)
            mBox->setItemText(static_cast<int>(i), textOfChoice(choices[i]));
        mBox->setItemText(mBox->count() - 1, mSession.locale().text("sheet.size.custom"));
    }
    void show() override {
        const QSizeF size = mSession.options().*mInfo.size;
        const auto found = std::find_if(mNamed.begin(), mNamed.end(), [size](QSizeF named) {
            return named.isValid() ? sameSize(named, size) : !size.isValid();
        });
        // "Custom" stays chosen even while the size equals a known one.
        if (!isCustom() || found == mNamed.end() || !mForm.isRowVisible(mWidth))
            mBox->setCurrentIndex(static_cast<int>(found - mNamed.begin()));
        if (!size.isValid()) return;
        mWidth->setValue(size.width());
        mHeight->setValue(size.height());
    }
    void read(SheetOptions& options) const override {
        options.*mInfo.size = isCustom() ? QSizeF(mWidth->value(), mHeight->value())
                                         : mNamed[static_cast<std::size_t>(mBox->currentIndex())];
    }
    void setVisible(bool visible) override {
        mForm.setRowVisible(mBox, visible);
        for (QDoubleSpinBox* box : {mWidth, mHeight}) mForm.setRowVisible(box, visible && isCustom());
    }

private:
    bool isCustom() const { return mBox->currentIndex() == mBox->count() - 1; }

    std::vector<QSizeF> mNamed;
    QComboBox* mBox;
    QDoubleSpinBox* mWidth;
    QDoubleSpinBox* mHeight;
};

class LanguageField : public Field {
public:
    LanguageField(const OptionInfo& info, PrintSession& session, QFormLayout& form,
                  std::function<void()> changed)
        : Field(info, session, form, std::move(changed)), mBox(comboBox(info.key)) {
        for (const QString& code : Locale::languages()) mBox->addItem(Locale::nameOf(code), code);
        addRow(mBox);
        connectChange(mBox, &QComboBox::currentIndexChanged);
    }
    void translate() override { setTexts(mBox); }
    void show() override {
        const QString now = QString::fromStdString(mSession.options().language);
        mBox->setCurrentIndex(std::max(0, mBox->findData(now)));
    }
    void read(SheetOptions& options) const override {
        options.language = mBox->currentData().toString().toStdString();
    }

private:
    QComboBox* mBox;
};

/// The map's own variant first, then those that its game has for this number of players.
class VariantField : public Field {
public:
    VariantField(const OptionInfo& info, PrintSession& session, QFormLayout& form,
                 std::function<void()> changed)
        : Field(info, session, form, std::move(changed)), mBox(comboBox(info.key)) {
        addRow(mBox);
        connectChange(mBox, &QComboBox::currentIndexChanged);
    }
    void translate() override {
        setTexts(mBox);
        mBox->clear();  // named anew by show()
    }
    void show() override {
        const GameSystem& system = mSession.document().system();
        auto variants = sheets::variantsOf(system, mSession.document().scenario());
        if (variants != mVariants || mBox->count() == 0) {
            mVariants = std::move(variants);
            mBox->clear();
            mBox->addItem(text(".map"));
            for (const OptionValues& variant : mVariants) mBox->addItem(nameOf(variant, system));
        }
        const auto& chosen = mSession.options().variant;
        const auto found = chosen ? std::find(mVariants.begin(), mVariants.end(), *chosen) : mVariants.end();
        mBox->setCurrentIndex(found == mVariants.end() ? 0 : static_cast<int>(found - mVariants.begin()) + 1);
    }
    void read(SheetOptions& options) const override {
        const auto index = static_cast<std::size_t>(std::max(0, mBox->currentIndex()));
        options.variant =
            index > 0 && index <= mVariants.size() ? std::optional(mVariants[index - 1]) : std::nullopt;
    }

private:
    QString nameOf(const OptionValues& variant, const GameSystem& system) const {
        QStringList names;
        for (const PlayOption& option : system.play->options)
            if (const auto on = variant.find(option.name); on != variant.end() && on->second)
                names << (option.text.empty() ? toQString(option.name) : mSession.locale().text(option.text));
        return names.isEmpty() ? text(".basic") : names.join(QStringLiteral(" + "));
    }

    std::vector<OptionValues> mVariants;
    QComboBox* mBox;
};

}  // namespace

std::unique_ptr<OptionField> addField(const OptionInfo& info, PrintSession& session, QFormLayout& form,
                                      const std::function<void()>& changed) {
    switch (info.kind) {
    case OptionKind::Number:
        return std::make_unique<NumberField>(info, session, form, changed);
    case OptionKind::Choice:
        return std::make_unique<ChoiceField>(info, session, form, changed);
    case OptionKind::Size:
        return std::make_unique<SizeField>(info, session, form, changed);
    case OptionKind::Language:
        return std::make_unique<LanguageField>(info, session, form, changed);
    case OptionKind::Variant:
        break;
    }
    return std::make_unique<VariantField>(info, session, form, changed);
}

}  // namespace hexa::editor
