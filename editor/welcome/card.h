// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>

#include <functional>

namespace hexa::editor {

/// A button that shows a map: its picture, a name and a line about it. The keys for other cards go
/// to the section.
class Card : public QAbstractButton {
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);

    /// Room for the picture, in device-independent pixels.
    static constexpr QSize pictureSize{160, 100};

    struct Texts {
        QString title, about, hint;
    };
    /// Shows what `texts` returns, now and in each language of the window.
    void keepTexts(std::function<Texts()> texts);
    /// Asks for the texts again, because they say more now.
    void refreshTexts();
    void setPicture(const QImage& picture);
    /// Sets the icon shown while there is no picture.
    void setIconName(const QString& name);
    /// Makes it grey, because its file or game does not exist (any longer).
    void setMissing(bool missing);
    bool isMissing() const { return mMissing; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// An arrow key, Home or End was pressed.
    void walk(int key);
    /// Delete was pressed.
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString mAbout;
    std::function<Texts()> mTexts = [] { return Texts(); };
    QImage mPicture;
    QString mIconName = QStringLiteral("design");
    bool mMissing = false;
};

}  // namespace hexa::editor
