// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/approval.h"

#include "editor/translate/textalerts.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"

#include <QCoreApplication>
#include <QPushButton>

#include <utility>

namespace hexa::editor {
namespace {

struct Approval {
    Q_DECLARE_TR_FUNCTIONS(Approval)
};

constexpr int shownErrors = 3;  // kinds of errors that a question names

}  // namespace

bool mayApprove(std::vector<texts::TextPlace>& places, const TextAlerts& alerts, const Locale& locale,
                QWidget* window) {
    std::vector<texts::TextPlace> good;
    QStringList errors;  // each kind once
    for (const texts::TextPlace& place : places)
        if (const auto found = alerts.openErrorOf(place)) {
            const QString reported = locale.text(*found);
            if (errors.size() < shownErrors && !errors.contains(reported)) errors << reported;
        } else
            good.push_back(place);
    const auto wrong = static_cast<int>(places.size() - good.size());
    if (wrong == 0) return true;
    const bool one = places.size() == 1;
    MessageBox box(MessageBox::Warning,
                   one ? Approval::tr("This text has an open error.")
                       : Approval::tr("There are open errors in %L1 of %Ln text(s).", nullptr,
                                      static_cast<int>(places.size()))
                             .arg(wrong),
                   MessageBox::Cancel, window);
    box.setInformativeText(errors.join('\n'));
    const QPushButton* all = box.addButton(
        one ? Approval::tr("&Approve Anyway") : Approval::tr("&Approve All"), MessageBox::AcceptRole);
    const QPushButton* some =
        good.empty() ? nullptr
                     : box.addButton(Approval::tr("Approve Texts &Without Errors"), MessageBox::YesRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == all) return true;
    places = std::move(good);
    return some != nullptr && box.clickedButton() == some;
}

}  // namespace hexa::editor
