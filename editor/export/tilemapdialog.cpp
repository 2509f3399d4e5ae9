// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/tilemapdialog.h"

#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hexa::editor {

TileMapDialog::TileMapDialog(const QStringList& names, const Catalog& catalog, const Locale& locale,
                             QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Tiles of the Imported Map"));
    auto* intro = new PlainLabel(
        tr("The map doesn’t say what these tiles are in %1. Please choose.").arg(locale.text(catalog.name)),
        this);
    intro->setWordWrap(true);
    auto* list = new QWidget;
    auto* form = new QFormLayout(list);
    for (const QString& name : names) {
        auto* box = new QComboBox(list);
        box->addItem(tr("Empty slot"), QStringLiteral("empty"));
        box->addItem(tr("Blank space"), QStringLiteral("blank"));
        for (const CellKind& kind : catalog.kinds)
            box->addItem(locale.text(kind.name), QString::fromStdString(kind.id));
        box->setAccessibleName(name);
        auto* label = new PlainLabel(caption(name), list);
        label->setBuddy(box);
        form->addRow(label, box);
        mChoices.emplace_back(name, box);
    }
    auto* area = new QScrollArea(this);
    area->setWidget(list);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    resize(440, 380);
}

std::map<std::string, std::string> TileMapDialog::kinds() const {
    std::map<std::string, std::string> answers;
    for (const auto& [name, box] : mChoices)
        answers[name.toStdString()] = box->currentData().toString().toStdString();
    return answers;
}

}  // namespace hexa::editor
