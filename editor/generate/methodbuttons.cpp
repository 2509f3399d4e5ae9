// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/methodbuttons.h"

#include "editor/generate/generatesession.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/times.h"
#include "editor/ui/wrappedbutton.h"

#include <QVBoxLayout>

namespace hexa::editor {

MethodButtons::MethodButtons(GenerateSession& session, QWidget* parent) : QWidget(parent), mSession(session) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    if (session.functions() == nullptr) return;
    for (const GenerateMethod* mode : methodsOf(*session.functions())) {
        auto* button = new WrappedButton;
        button->setObjectName("method-" + toQString(mode->id));
        connect(button, &QAbstractButton::clicked, this, [this, mode] { mSession.go(*mode); });
        column->addWidget(button);
        mMethods.push_back({mode, button});
    }
}

/// Returns what the maps of a mode are like. If it can make none, `whyNot` says why.
QString MethodButtons::sentenceOf(const GenerateMethod& mode, QString& whyNot) const {
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
            whyNot = tr("No symmetry of this layout treats all seats the same. Choose another layout.");
            return whyNot;
        }
        if (!mode.nearly)
            return choices->front().exact ? tr("The same for every seat.")
                                          : tr("Almost the same for every seat: a few tiles differ.");
    }
    if (mode.nearly) return tr("A few swaps away from symmetry. Bots pick the fairest maps.");
    if (mode.searches) return tr("Without symmetry. Bots pick the fairest maps.");
    return {};
}

void MethodButtons::refresh(const QStringList& reasons) {
    for (const Method& method : mMethods) {
        QString whyNot = reasons.join(u'\n');
        const QString sentence = sentenceOf(*method.mode, whyNot);
        const QString name = mSession.locale().text(method.mode->name);
        const int seconds = whyNot.isEmpty() ? mSession.secondsOf(*method.mode) : 0;
        const QString title =
            !whyNot.isEmpty() ? name
            : seconds == 0    ? tr("%1: a few seconds", "method of generating").arg(name)
                           : tr("%1: about %2", "method of generating, time").arg(name, roundTime(seconds));
        method.button->setText(caption(sentence.isEmpty() ? title : title + u'\n' + sentence));
        method.button->setEnabled(whyNot.isEmpty());
        method.button->setToolTip(whyNot);
        method.button->setAccessibleName(title);
        method.button->setAccessibleDescription(sentence);
    }
}

}  // namespace hexa::editor

#include "moc_methodbuttons.cpp"
