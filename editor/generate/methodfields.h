// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace hexa::editor {

class GenerateSession;
class Locale;
class SeedField;
struct GenerateWishes;

/// Fields for the search: method, symmetry, seed, number of maps, and the games that choose among
/// them.
class MethodFields : public QWidget {
    Q_OBJECT
public:
    MethodFields(GenerateSession& session, const Locale& locale, QWidget* parent = nullptr);

    /// Puts the entries into wishes.
    void take(GenerateWishes& wishes) const;
    /// Shows the wishes of the session, which needs a generator.
    void refresh();
    void retranslate();

signals:
    /// The user has changed an entry.
    void changed();

private:
    void build();
    void wire();
    void fillSymmetries();
    void showHint();

    GenerateSession& mSession;
    const Locale& mLocale;
    QFormLayout* mForm = nullptr;
    QComboBox* mMode = nullptr;
    QLabel* mModeHint = nullptr;
    QComboBox* mSymmetry = nullptr;
    QSpinBox* mAtlas = nullptr;  ///< Number of the map from 1 on; 0 = any.
    QSpinBox* mSwaps = nullptr;  ///< Lowest number of swaps in a nearly symmetric mode.
    QLabel* mSymmetryHint = nullptr;
    SeedField* mSeed = nullptr;
    QCheckBox* mKeepSeed = nullptr;
    QSpinBox* mKeep = nullptr;
    QCheckBox* mTournament = nullptr;
    QComboBox* mLength = nullptr;  ///< Length of the tournament.
    QCheckBox* mCertify = nullptr;
    QDoubleSpinBox* mMargin = nullptr;
};

/// Returns a label for an explanation in several lines.
QLabel* hintLabel(const char* name);
/// Returns a combo box that doesn't widen its panel.
QComboBox* slimCombo(const char* name);

}  // namespace hexa::editor
