// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/rowpanel.h"
#include "editor/translate/textterms.h"

class QTreeWidget;

namespace hexa::editor {

/// The terms of the current row in all languages; Alt+1 to Alt+9 put them into the current text.
class TermsPanel : public RowPanel {
    Q_OBJECT
public:
    TermsPanel(const TextDocument& document, TextTerms& terms, CurrentText& current,
               QWidget* parent = nullptr);

    QTreeWidget& list() const { return *mList; }

protected:
    void retranslate() override;
    void refresh() override;

private:
    void showMenu(const QPoint& at);

    TextTerms& mTerms;
    QTreeWidget* mList;
};

}  // namespace hexa::editor
