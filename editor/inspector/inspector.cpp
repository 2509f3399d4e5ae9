// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/inspector.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/inspector/cellpage.h"
#include "editor/inspector/mappage.h"
#include "editor/inspector/objectpage.h"
#include "editor/inspector/objectspage.h"
#include "editor/inspector/selectionpage.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/translated.h"

#include <QVBoxLayout>

namespace hexa::editor {

Inspector::Inspector(Document& document, const Selection& selection, paint::TileArt& art,
                     const Locale& locale, QWidget* parent)
    : ScrollColumn(parent),
      mDocument(document),
      mSelection(selection),
      mMapPage(new MapPage(document, art, locale)),
      mCellPage(new CellPage(document, art, locale)),
      mSelectionPage(new SelectionPage(document, selection, locale)),
      mObjectPage(new ObjectPage(document, selection, locale)),
      mObjectsPage(new ObjectsPage(document, selection, locale)),
      mUpdate(new LazyUpdate(this, [this] {
          mMapPage->refresh();
          mCellPage->refresh();
          if (mSelectionPage->isVisible()) mSelectionPage->refresh();
          mObjectPage->refresh();
          if (mObjectsPage->isVisible()) mObjectsPage->refresh();
      })) {
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* page : pages()) column->addWidget(page);
    setWidget(all);
    keepTranslated(*this, [this] {
        setAccessibleName(tr("Properties"));
        mMapPage->retranslate();
        mCellPage->retranslate();
        mSelectionPage->retranslate();
        mObjectPage->retranslate();
        mObjectsPage->retranslate();
    });
    connect(&document, &Document::changed, this,
            [this] { mUpdate->request(updateDelay(mSelection.hexes().size())); });
    connect(&selection, &Selection::changed, this, &Inspector::choosePage);
    connect(&selection, &Selection::currentChanged, this, &Inspector::choosePage);
    connect(mCellPage, &CellPage::reported, this, &Inspector::reported);
    connect(mObjectPage, &ObjectPage::reported, this, &Inspector::reported);
    connect(mObjectsPage, &ObjectsPage::reported, this, &Inspector::reported);
    connect(mSelectionPage, &SelectionPage::reported, this, &Inspector::reported);
    connect(mSelectionPage, &SelectionPage::typedChanged, this, &Inspector::typedChanged);
    connect(mCellPage, &CellPage::typedChanged, this, &Inspector::typedChanged);
    connect(mMapPage, &MapPage::typedChanged, this, &Inspector::typedChanged);
    connect(mObjectPage, &ObjectPage::typedChanged, this, &Inspector::typedChanged);
    // Typed text is in the document now.
    connect(&document, &Document::changed, this, &Inspector::typedChanged);
    choosePage();
}

Inspector::~Inspector() {
    // A destroyed field commits its text. This is done while all receivers exist.
    commit();
    mDocument.disconnect(this);
    mMapPage->disconnect(this);
    mCellPage->disconnect(this);
    mSelectionPage->disconnect(this);
    mObjectPage->disconnect(this);
}

void Inspector::setStyle(paint::TileStyle style) { mCellPage->setStyle(style); }

void Inspector::commit() {
    mMapPage->commit();
    mCellPage->commit();
    mSelectionPage->commit();
    mObjectPage->commit();
}

std::vector<Edit> Inspector::typed() const {
    std::vector<Edit> edits = mMapPage->typed();
    if (const auto texts = mCellPage->typed()) edits.push_back(*texts);
    if (const auto note = mSelectionPage->typed()) edits.push_back(*note);
    if (const auto text = mObjectPage->typed()) edits.push_back(*text);
    return edits;
}

void Inspector::focusFirst() {
    if (mCellPage->isVisible()) mCellPage->focusFirst();
    if (mMapPage->isVisible()) mMapPage->focusFirst();
    if (mObjectPage->isVisible()) mObjectPage->focusFirst();
    if (mObjectsPage->isVisible()) mObjectsPage->focusFirst();
}

void Inspector::focusText() {
    if (!mObjectPage->isVisible() || !mObjectPage->focusText()) focusFirst();
}

void Inspector::showMap() { showPage(mMapPage); }

void Inspector::focusSeat(std::size_t seat) {
    showMap();
    mMapPage->focusSeat(seat);
}

void Inspector::choosePage() {
    const auto& hexes = mSelection.hexes();
    const auto hex = hexes.size() == 1 ? std::optional(*hexes.begin()) : mSelection.current();
    if (mSelection.objects().size() > 1) {
        showPage(mObjectsPage);
        mObjectsPage->refresh();
    } else if (mSelection.object()) {
        mObjectPage->refresh();
        showPage(mObjectPage);
    } else if (hexes.size() > 1) {
        showPage(mSelectionPage);
        mSelectionPage->refresh();
    } else if (hex) {
        mCellPage->setHex(*hex);
        showPage(mCellPage);
    } else {
        showPage(mMapPage);
    }
}

std::array<QWidget*, 5> Inspector::pages() const {
    return {mMapPage, mCellPage, mSelectionPage, mObjectPage, mObjectsPage};
}

void Inspector::showPage(QWidget* page) {
    commit();
    for (QWidget* other : pages()) other->setVisible(other == page);
}

}  // namespace hexa::editor

#include "moc_inspector.cpp"
