// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/builders.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/played/playedmaps.h"
#include "tests/editor/openmap.h"
#include "tests/support/judgedtoy.h"

#include <QCheckBox>
#include <QLabel>
#include <QTest>

#include <string>
#include <vector>

// In a namespace of its own: short names for the tests of one mode.
namespace hexa::test::balancing {

inline const Hex beside{-1, 0};  // the first seat's home is at (-2, 0), the second's at (2, 0)
inline const Hex besideOther{1, 0};
inline const KindId meadow = kindIdAt(0);

struct BalanceFixture : OpenMap {
    explicit BalanceFixture(GameSystem game = judgedToy()) : OpenMap(Systems({std::move(game)})) {}
    /// Sets options of the map.
    void options(const std::vector<std::string>& names) {
        SetOptions change;
        for (const std::string& name : names) change.options[name] = true;
        QVERIFY(document.apply(Edit{change}, "options"));
    }
    /// Declares the target shares of the map's wins.
    void declare(const std::string& targets) {
        Extra extra = document.scenario().extra;
        extra.members.emplace_back("targets", targets);
        QVERIFY(document.apply(Edit{SetExtra{extra}}, "targets"));
    }
    template <class Widget>
    Widget& show(Widget& widget) {
        widget.resize(400, 900);
        widget.show();
        return widget;
    }

    editor::PlayedMaps games{document.system()};
    editor::BalanceSession session{document, games, locale};
};

template <class Child>
Child& child(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<Child*>(name);
    Q_ASSERT_X(found != nullptr, "child", name);
    return *found;
}

inline void click(QWidget& button) {
    // A check box may be wider than its clickable part.
    const bool box = qobject_cast<QCheckBox*>(&button) != nullptr;
    QTest::mouseClick(&button, Qt::LeftButton, {},
                      box ? QPoint(8, button.height() / 2) : button.rect().center());
}

inline bool ended(const editor::BalanceSession& session) {
    return session.job() == editor::BalanceSession::Job::None && session.result() != nullptr &&
           !session.result()->running;
}

inline QString status(const editor::BalanceSession& session) {
    return editor::BalanceTexts::text(editor::BalanceTexts::headline(session), session.locale());
}

inline QString words(const QWidget& panel, const char* name) { return child<QLabel>(panel, name).text(); }

}  // namespace hexa::test::balancing
