// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QModelIndex>
#include <QString>
#include <QStringList>

#include <string>

class QAbstractItemModel;
class QLabel;
class QWidget;

namespace hexa::test {

/// Looks through all texts of the program, in every widget, menu, model, tooltip and accessible,
/// visible or not.
class ShownTexts {
public:
    virtual ~ShownTexts() = default;
    void lookAround();

protected:
    /// Looks at a text. `place` is its kind ("label", "button", "model" ...); `where` is its
    /// widget.
    virtual void look(const QString& place, const QString& text, const QString& where) = 0;
    virtual void lookAtLabel(const QLabel&) {}
    /// Looks at the picture of a displayed document.
    virtual void lookAtPicture(const QString&) {}

private:
    void lookAtMnemonics(const QString& place, const QString& shown, const QString& where);
    void lookAt(const QWidget& widget);
    void lookAt(const QLabel& label);
    void lookAt(const QAbstractItemModel& model, const QModelIndex& parent, const QString& where);
};

/// Names that look like HTML, Markdown, places of tr(), mnemonics and marks of a window's title at
/// once. All texts of the program can be searched for them: a name not shown literally has been
/// interpreted.
class HostileNames : public ShownTexts {
public:
    /// Creates it. `picture` is a file that a document would open if it interpreted the name.
    explicit HostileNames(const QString& picture);

    /// Returns a name that begins with `name`.
    QString of(const QString& name) const { return name + mTail; }
    std::string text(const QString& name) const { return of(name).toStdString(); }
    /// Returns a short one without blanks and slashes, for limited room: IDs, names of files.
    static QString brief() { return QStringLiteral("ZQ<b>&"); }

    /// Returns the faults, each once.
    const QStringList& faults() const { return mFaults; }
    /// Returns the number of names seen, by kind of place: "label", "button", "model" ...
    int seen(const QString& place) const { return mSeen.value(place); }
    /// Returns the kinds of places with such names.
    QString places() const { return QStringList(mSeen.keys()).join(QStringLiteral(", ")); }

private:
    void look(const QString& place, const QString& text, const QString& where) override;
    void lookAtLabel(const QLabel& label) override;
    void lookAtPicture(const QString& where) override { mFaults << "picture in " + where; }

    QString mTail;
    QString mUnbroken;  ///< Text for comparisons: hyphens may be those of a broken line.
    QStringList mFaults;
    QMap<QString, int> mSeen;
};

}  // namespace hexa::test
