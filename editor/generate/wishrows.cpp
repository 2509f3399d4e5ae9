// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/wishrows.h"

#include "editor/document/selection.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

const WishForm* formOf(const std::vector<WishForm>& forms, const std::string& id) {
    const auto found = std::ranges::find(forms, id, &WishForm::id);
    return found != forms.end() ? &*found : nullptr;
}

/// Returns the first kind that isn't a home.
KindId firstKind(const Catalog& catalog) {
    for (const KindId kind : catalog.kindIds())
        if (!catalog.isSeat(kind)) return kind;
    return kindIdAt(0);
}

/// Returns the sentence with dots for its empty slots, for the menu.
QString blankSentence(const WishForm& form, const Locale& locale) {
    const std::string dots = "…";
    return locale.text(form.code, {{"kind", dots}, {"other", dots}, {"number", dots}, {"cell", dots}});
}

}  // namespace

QString WishRows::sentence(const Wish& wish, const std::vector<WishForm>& forms, const Catalog& catalog,
                           const Locale& locale) {
    const WishForm* form = formOf(forms, wish.form);
    if (form == nullptr) return QString::fromStdString(wish.form);
    const std::string cell = QStringLiteral("%1, %2").arg(wish.at.q).arg(wish.at.r).toStdString();
    // Pasted settings leave slots empty that they don't name or that the form lacks.
    Arguments arguments{{"number", std::int64_t{wish.number}}, {"cell", cell}};
    if (isTile(wish.kind)) arguments.push_back({"kind", catalog.kind(wish.kind).name});
    if (isTile(wish.other)) arguments.push_back({"other", catalog.kind(wish.other).name});
    return locale.text(form->code, arguments);
}

WishRows::WishRows(const std::vector<WishForm>& forms, const Catalog& catalog, const Selection& selection,
                   const Locale& locale, QWidget* parent)
    : QGroupBox(parent),
      mForms(forms),
      mCatalog(catalog),
      mSelection(selection),
      mLocale(locale),
      mColumn(new QVBoxLayout(this)),
      mAdd(new QToolButton(this)),
      mMenu(new QMenu(this)) {
    mColumn->setSpacing(4);
    mAdd->setObjectName("wishAdd");
    mAdd->setIcon(icon("add"));
    mAdd->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mAdd->setPopupMode(QToolButton::InstantPopup);
    mAdd->setMenu(mMenu);
    mColumn->addWidget(mAdd, 0, Qt::AlignLeft);
    for (const WishForm& form : mForms)
        connect(mMenu->addAction(QString()), &QAction::triggered, this, [this, &form] { add(form); });
    retranslate();
}

void WishRows::add(const WishForm& form) {
    Wish wish{form.id, firstKind(mCatalog), firstKind(mCatalog), form.defaultNumber,
              mSelection.current().value_or(Hex{})};
    mWishes.push_back(std::move(wish));
    mResults.clear();
    build();
    emit changed();
}

void WishRows::setWishes(std::vector<Wish> wishes) {
    if (mWishes == wishes) return;
    mWishes = std::move(wishes);
    mResults.clear();
    build();
}

void WishRows::setResults(const std::vector<WishResult>& results) {
    mResults = results;
    showResults();
}

void WishRows::build() {
    // Delayed, because the signal may come from a row.
    if (mRows != nullptr) {
        mRows->hide();
        mRows->deleteLater();
    }
    mSigns.clear();
    mSentences.clear();
    mRows = new QWidget(this);
    auto* column = new QVBoxLayout(mRows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (std::size_t i = 0; i < mWishes.size(); ++i) column->addWidget(makeRow(i));
    mColumn->insertWidget(0, mRows);
    showResults();
}

QWidget* WishRows::makeRow(std::size_t index) {
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    auto* sign = new QToolButton;
    sign->setAutoRaise(true);
    sign->setObjectName(QStringLiteral("wishSign-%1").arg(index));
    connect(sign, &QToolButton::clicked, this, [this, index] {
        if (index < mResults.size() && !mResults[index].places.empty())
            emit placesRequested(mResults[index].places);
    });
    auto* sentence = new PlainLabel;
    sentence->setWordWrap(true);
    sentence->setObjectName(QStringLiteral("wishSentence-%1").arg(index));
    auto* remove = new QToolButton;
    remove->setAutoRaise(true);
    remove->setIcon(icon("remove"));
    remove->setToolTip(tr("Remove this wish"));
    remove->setAccessibleName(remove->toolTip());
    remove->setObjectName(QStringLiteral("wishRemove-%1").arg(index));
    connect(remove, &QToolButton::clicked, this, [this, index] {
        mWishes.erase(mWishes.begin() + static_cast<std::ptrdiff_t>(index));
        mResults.clear();
        build();
        emit changed();
    });
    top->addWidget(sign);
    top->addWidget(sentence, 1);
    top->addWidget(remove);
    column->addLayout(top);

    auto* fields = new QHBoxLayout;
    fields->setContentsMargins(28, 0, 0, 0);
    const auto announce = [this] {
        mResults.clear();
        showResults();
        emit changed();
    };
    const WishForm* form = formOf(mForms, mWishes[index].form);
    for (const WishSlot slot : form != nullptr ? form->parameters : std::vector<WishSlot>()) {
        if (slot == WishSlot::Number) {
            auto* number = new QSpinBox;
            number->setObjectName(QStringLiteral("wishNumber-%1").arg(index));
            number->setRange(form->min, form->max);
            number->setValue(mWishes[index].number);
            number->setAccessibleName(tr("Number"));
            connect(number, &QSpinBox::valueChanged, this, [this, index, announce](int value) {
                mWishes[index].number = value;
                announce();
            });
            fields->addWidget(number);
        } else if (slot == WishSlot::Cell) {
            auto* cell = new QToolButton;
            cell->setText(tr("Use Selected Hex"));
            cell->setObjectName(QStringLiteral("wishCell-%1").arg(index));
            connect(cell, &QToolButton::clicked, this, [this, index, announce] {
                if (const auto at = mSelection.current()) mWishes[index].at = *at;
                announce();
            });
            fields->addWidget(cell);
        } else {
            auto* kinds = new QComboBox;
            const bool other = slot == WishSlot::OtherKind;
            kinds->setObjectName(
                (other ? QStringLiteral("wishOther-%1") : QStringLiteral("wishKind-%1")).arg(index));
            kinds->setAccessibleName(tr("Tile"));
            for (const KindId kind : mCatalog.kindIds())
                if (!mCatalog.isSeat(kind))
                    kinds->addItem(Names::kind(mCatalog, kind, mLocale), static_cast<int>(indexOf(kind)));
            const KindId now = other ? mWishes[index].other : mWishes[index].kind;
            kinds->setCurrentIndex(kinds->findData(static_cast<int>(indexOf(now))));
            connect(kinds, &QComboBox::currentIndexChanged, this, [this, kinds, index, other, announce] {
                const KindId chosen = kindIdAt(static_cast<std::size_t>(kinds->currentData().toInt()));
                (other ? mWishes[index].other : mWishes[index].kind) = chosen;
                announce();
            });
            fields->addWidget(kinds);
        }
    }
    fields->addStretch();
    column->addLayout(fields);
    mSigns.push_back(sign);
    mSentences.push_back(sentence);
    return row;
}

void WishRows::showResults() {
    for (std::size_t i = 0; i < mSentences.size(); ++i) {
        mSentences[i]->setText(sentence(mWishes[i], mForms, mCatalog, mLocale));
        const bool known = i < mResults.size();
        const bool met = known && mResults[i].met;
        mSigns[i]->setIcon(!known ? QIcon() : icon(met ? "problem-none" : "problem-warning"));
        mSigns[i]->setToolTip(!known ? QString()
                              : met  ? tr("Met by this map")
                                     : tr("Not met by this map, off by %n", nullptr, mResults[i].missing));
        mSigns[i]->setAccessibleName(mSigns[i]->toolTip());
    }
}

void WishRows::retranslate() {
    setTitle(tr("Special wishes"));
    mAdd->setText(tr("Add Wish"));
    const auto actions = mMenu->actions();
    for (std::size_t i = 0; i < mForms.size(); ++i)
        actions[static_cast<qsizetype>(i)]->setText(caption(blankSentence(mForms[i], mLocale)));
    if (!mWishes.empty()) build();
}

}  // namespace hexa::editor

#include "moc_wishrows.cpp"
