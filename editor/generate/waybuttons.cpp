// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/waybuttons.h"

#include "editor/generate/generatesession.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/times.h"
#include "editor/ui/wrappedbutton.h"

#include <QVBoxLayout>

namespace hexa::editor {

WayButtons::WayButtons(GenerateSession& session, QWidget* parent) : QWidget(parent), mSession(session) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    if (session.functions() == nullptr) return;
    for (const GenerateMethod* mode : waysOf(*session.functions())) {
        auto* button = new WrappedButton;
        button->setObjectName("way-" + toQString(mode->id));
        connect(button, &QAbstractButton::clicked, this, [this, mode] { mSession.go(*mode); });
        column->addWidget(button);
        mWays.push_back({mode, button});
    }
}

/// Returns what the maps of a mode are like. If it can make none, `whyNot` says why.
QString WayButtons::sentenceOf(const GenerateMethod& mode, QString& whyNot) const {
    if (mode.symmetric && mSession.functions()->symmetries) {
        GenerateRequest request = mSession.request();
        request.mode = mode.id;
        request.symmetry.clear();
        const auto choices = mSession.functions()->symmetries(request);
        if (!choices) {
            whyNot = mSession.locale().text(choices.error());
            return whyNot;
        }
        if (choices->empty()) {
            whyNot = tr("No symmetry of this layout treats all seats the same.");
            return whyNot;
        }
        if (!mode.nearly)
            return choices->front().exact ? tr("The same for every seat.")
                                          : tr("Almost the same for every seat: a few tiles differ.");
    }
    if (mode.nearly) return tr("A few swaps away from symmetry. Bots find the fairest.");
    if (mode.searches) return tr("Without symmetry. Bots find the fairest.");
    return {};
}

void WayButtons::refresh(const QStringList& reasons) {
    for (const Way& way : mWays) {
        QString whyNot = reasons.join(u'\n');
        const QString sentence = sentenceOf(*way.mode, whyNot);
        const QString name = mSession.locale().text(way.mode->name);
        const int seconds = whyNot.isEmpty() ? mSession.secondsOf(*way.mode) : 0;
        const QString title =
            !whyNot.isEmpty() ? name
            : seconds == 0    ? tr("%1: now", "method of generating").arg(name)
                           : tr("%1: about %2", "method of generating, time").arg(name, roundTime(seconds));
        way.button->setText(caption(sentence.isEmpty() ? title : title + u'\n' + sentence));
        way.button->setEnabled(whyNot.isEmpty());
        way.button->setToolTip(whyNot);
        way.button->setAccessibleName(title);
        way.button->setAccessibleDescription(sentence);
    }
}

}  // namespace hexa::editor
