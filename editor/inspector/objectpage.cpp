// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/objectpage.h"

#include "core/engine/check/refusals.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/form.h"
#include "editor/inspector/languagetabs.h"
#include "editor/inspector/objectfields.h"
#include "editor/inspector/propertyfields.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <functional>
#include <utility>
#include <variant>

namespace hexa::editor {
namespace {

constexpr int maxCount = 999;

int turnsOf(const MapObject& object) {
    return std::visit(
        [](const auto& thing) {
            if constexpr (requires { thing.turns; })
                return thing.turns;
            else
                return 0;
        },
        object);
}

/// Cycles from pose to pose; `next` returns the one a step away.
class TurnBox : public QSpinBox {
public:
    explicit TurnBox(std::function<int(int step)> next) : mNext(std::move(next)) {
        setRange(0, 5);
        setWrapping(true);
    }
    void stepBy(int steps) override { setValue(mNext(steps < 0 ? -1 : 1)); }

private:
    std::function<int(int)> mNext;
};

}  // namespace

ObjectPage::ObjectPage(Document& document, const Selection& selection, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mSelection(selection),
      mLocale(locale),
      mColumn(new QVBoxLayout(this)) {
    mColumn->setContentsMargins(8, 8, 8, 8);
    mColumn->setSpacing(4);
    mTitle = addHeading(mColumn);
    mColumn->addStretch(1);
}

ObjectPage::~ObjectPage() = default;

void ObjectPage::retranslate() {
    mBuilt.reset();
    refresh();
}

std::optional<ObjectRef> ObjectPage::place() {
    if (!mShown) return {};
    const Board& board = mDocument.scenario().board;
    // The selection follows its object through all edits; other objects are found by their last
    // state.
    if (mSelection.object() != mShown->first) return found(board, mShown->first, mShown->second);
    const auto object = objectAt(board, mShown->first);
    if (!object) return {};
    mShown->second = *object;
    return mShown->first;
}

void ObjectPage::refresh() {
    const auto ref = mSelection.object();
    if (mShown && ref != mShown->first) commit();
    const auto object = ref ? objectAt(mDocument.scenario().board, *ref) : std::nullopt;
    mFresh = !mShown || ref != mShown->first;
    mShown.reset();
    if (!object) return;
    mShown.emplace(*ref, *object);
    const std::pair key{tableOf(*object), kindOf(*object)};
    if (mBuilt != key || mSeats != mDocument.scenario().players()) {
        build(*object);
        mBuilt = key;
        mSeats = mDocument.scenario().players();
    }
    const auto hexes = hexesOf(mDocument.scenario(), mDocument.catalog(), *object);
    const QString name =
        Names::object(mDocument.scenario(), mDocument.catalog(), tableOf(*object), kindOf(*object), mLocale);
    const Board& board = mDocument.scenario().board;
    const auto* piece = std::get_if<PiecePlacement>(&*object);
    mTitle->setText(
        piece != nullptr && piece->onCorner()
            ? tr("%1, %2", "a piece, its corner").arg(name, Names::corner(board, {piece->at, piece->corner}))
        : hexes.empty() ? name
                        : tr("%1 at %2").arg(name, Names::shortPlace(board, hexes.front())));
    for (const auto& show : mShow) show(*object);
    if (const Attributes* attributes = attributesOf(*object); attributes != nullptr && mProperties)
        mProperties->show(*attributes);
}

void ObjectPage::focusFirst() {
    if (mForm != nullptr) mForm->nextInFocusChain()->setFocus(Qt::TabFocusReason);
}

bool ObjectPage::focusText() {
    if (mText == nullptr) return false;
    mText->setFocus(Qt::OtherFocusReason);
    mText->selectAll();
    return true;
}

void ObjectPage::commit() {
    if (mText != nullptr) mText->commit();
}

void ObjectPage::change(const QString& field, const Change& change) {
    const auto ref = place();
    if (!ref) return;
    MapObject object = mShown->second;
    change(object);
    if (object == mShown->second) return;
    if (const auto reason = refusalOf(mDocument.system(), mDocument.scenario(), object, ref)) {
        emit reported(mLocale.text(reason->code, reason->arguments));
        return refresh();
    }
    mShown->second = object;
    mDocument.apply(changeObject(mDocument.scenario(), mDocument.catalog(), *ref, object),
                    [field] { return tr("Change %1").arg(field); });
}

void ObjectPage::addField(QWidget* field, const QString& name, std::function<void(const MapObject&)> show) {
    if (qobject_cast<QCheckBox*>(field) != nullptr)
        mRows->addWidget(field);
    else
        nameField(editor::addField(mRows, field), name);
    field->setAccessibleName(name);
    ignoreWheelUnlessFocused(field);
    mShow.push_back([field, show = std::move(show)](const MapObject& object) {
        const QSignalBlocker quiet(field);
        show(object);
    });
}

void ObjectPage::build(const MapObject& object) {
    // A field that goes with the focus would commit once more, for another thing.
    if (mText != nullptr) mText->disconnect(this);
    mText = nullptr;
    mTabs = nullptr;
    delete mForm;
    mShow.clear();
    mProperties.reset();
    mForm = new QWidget;
    mRows = new QVBoxLayout(mForm);
    mRows->setContentsMargins(0, 0, 0, 0);
    mRows->setSpacing(4);
    auto* locked = new QCheckBox(tr("Locked"));
    locked->setIcon(icon("lock"));
    connect(locked, &QCheckBox::clicked, this, [this](bool on) {
        if (const auto ref = place())
            mDocument.apply(setObjectsLocked(mDocument.scenario(), {&*ref, 1}, on),
                            [on] { return on ? tr("Lock") : tr("Unlock"); });
    });
    addField(locked, tr("Locked"), [locked](const MapObject& now) { locked->setChecked(isLocked(now)); });
    addText(object);
    if (isSeated(tableOf(object))) addOwner();
    addPose(object);
    if (const auto* properties = propertiesOf(mDocument.catalog(), tableOf(object), kindOf(object)))
        mProperties = std::make_unique<PropertyFields>(
            *mRows, *properties, mLocale,
            [this](const QString& name, const Property& property, const PropertyFields::Change& turn) {
                change(name, [&](MapObject& now) { changeAttribute(now, property, turn); });
            });
    mColumn->insertWidget(1, mForm);
}

void ObjectPage::addOwner() {
    auto* box = new QComboBox;
    fillOwners(*box, mDocument, mLocale);
    connect(box, &QComboBox::activated, this, [this, box] {
        change(tr("owner"),
               [seat = box->currentData().toInt()](MapObject& object) { giveSeat(object, seat); });
    });
    addField(box, tr("Owner"),
             [box](const MapObject& now) { box->setCurrentIndex(box->findData(seatOf(now))); });
}

void ObjectPage::addPose(const MapObject& object) {
    const auto* piece = std::get_if<PiecePlacement>(&object);
    const PieceKind* kind = piece == nullptr ? nullptr : mDocument.catalog().pieceKind(piece->kind);
    if (piece != nullptr) {
        auto* count = new QSpinBox;
        count->setRange(1, maxCount);
        connect(count, &QSpinBox::valueChanged, this, [this](int value) {
            change(tr("count"), [value](MapObject& now) { std::get<PiecePlacement>(now).count = value; });
        });
        addField(count, tr("Count", "of a piece"),
                 [count](const MapObject& now) { count->setValue(std::get<PiecePlacement>(now).count); });
    }
    const bool turns = (kind != nullptr && kind->turns) || tableOf(object) == ObjectTable::Regions;
    if (!turns) return;
    auto* box = new TurnBox([this](int step) { return nextTurn(step); });
    connect(box, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("rotation"), [this, value](MapObject& now) {
            now = turned(mDocument.scenario(), mDocument.catalog(), now, value - turnsOf(now));
        });
    });
    addField(box, tr("Rotation (60° steps)"), [box](const MapObject& now) { box->setValue(turnsOf(now)); });
}

int ObjectPage::nextTurn(int step) {
    const auto ref = place();
    if (!ref) return 0;
    const int now = turnsOf(mShown->second);
    for (int by = step; by % 6 != 0; by += step) {
        const MapObject there = turned(mDocument.scenario(), mDocument.catalog(), mShown->second, by);
        if (!refusalOf(mDocument.system(), mDocument.scenario(), there, ref)) return turnsOf(there);
    }
    return (now + step + 6) % 6;  // refused, with a message
}

const Localized* ObjectPage::textOf(const MapObject& object) const {
    if (const auto* zone = std::get_if<Zone>(&object)) return &zone->name;
    if (const auto* label = std::get_if<BoardLabel>(&object)) return &label->text;
    if (!std::holds_alternative<RegionPlacement>(object)) return nullptr;
    // A region of the map's own has a name that can be changed; the game's have theirs.
    const auto& own = mDocument.scenario().shapes;
    const auto shape = std::ranges::find(own, kindOf(object), &RegionShape::id);
    return shape == own.end() ? nullptr : &shape->name;
}

void ObjectPage::addText(const MapObject& object) {
    mText = nullptr;
    if (textOf(object) == nullptr) return;
    const bool label = tableOf(object) == ObjectTable::Labels;
    mTextLanguage = mLocale.language();
    mTabs = new LanguageTabs(mTextLanguage);
    mTabs->retranslate(mTextLanguage);
    mText = new CommitLine;
    connect(mTabs, &LanguageTabs::languageChanged, this, [this] {
        mText->commit();
        mTextLanguage = mTabs->language();
        mFresh = true;
        if (mShown)
            for (const auto& show : mShow) show(mShown->second);
        mFresh = false;
    });
    connect(mText, &CommitLine::textChanged, this, &ObjectPage::typedChanged);
    connect(mText, &CommitLine::committed, this, [this, label] {
        const QString field = label ? tr("text") : tr("name");
        if (mShown && tableOf(mShown->second) == ObjectTable::Regions) {
            if (const auto edit = typed())
                mDocument.apply(*edit, [field] { return tr("Change %1").arg(field); });
        } else {
            change(field, [this](MapObject& now) { now = withText(std::move(now)); });
        }
        // Committed text no longer counts as typed, even before the field is updated.
        const auto ref = place();
        if (const Localized* text = ref ? textOf(mShown->second) : nullptr)
            mText->setStored(exactText(*text, mTextLanguage), false);
    });
    addField(mText, label ? tr("Text") : tr("Name"), [this](const MapObject& now) {
        const Localized* text = textOf(now);
        mText->setStored(text == nullptr ? QString() : exactText(*text, mTextLanguage), mFresh);
        mText->setPlaceholderText(text == nullptr ? QString() : mLocale.text(*text));
        if (text != nullptr) mTabs->showMissing({text});
    });
    mRows->insertWidget(mRows->indexOf(mText), mTabs);
}

MapObject ObjectPage::withText(MapObject object) const {
    auto* zone = std::get_if<Zone>(&object);
    Localized& words = zone != nullptr ? zone->name : std::get<BoardLabel>(object).text;
    words.set(mTextLanguage.toStdString(), mText->text().toStdString());
    return object;
}

std::optional<Edit> ObjectPage::typed() {
    if (mText == nullptr || !mText->isDirty()) return {};
    const auto ref = place();
    if (!ref) return {};
    const Scenario& map = mDocument.scenario();
    if (ref->table != ObjectTable::Regions)
        return changeObject(map, mDocument.catalog(), *ref, withText(mShown->second));
    const Localized* before = textOf(mShown->second);
    if (before == nullptr) return {};
    Localized name = *before;
    name.set(mTextLanguage.toStdString(), mText->text().toStdString());
    return renameRegion(map, kindOf(mShown->second), name);
}

}  // namespace hexa::editor

#include "moc_objectpage.cpp"
