// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/progressstrip.h"

#include "editor/translate/languagename.h"
#include "editor/translate/statesign.h"
#include "editor/ui/locale.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <array>

namespace hexa::editor {
namespace {

constexpr int barHeight = 6;

std::array<std::pair<texts::State, std::size_t>, 5> partsOf(const texts::Progress& progress) {
    return {{{texts::State::Approved, progress.approved},
             {texts::State::NeedsReview, progress.needsReview},
             {texts::State::Stale, progress.stale},
             {texts::State::Draft, progress.draft},
             {texts::State::Missing, progress.missing}}};
}

QString percentOf(const texts::Progress& progress) {
    const std::size_t units = progress.units();
    return Locale::percent(QString::number(units == 0 ? 0 : progress.approved * 100 / units));
}

}  // namespace

ProgressStrip::ProgressStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressStrip::setProgress(std::vector<texts::Progress> progress) {
    if (progress == mProgress) return;
    mProgress = std::move(progress);
    QStringList all;
    for (const texts::Progress& of : mProgress) all << textOf(of);
    setAccessibleName(tr("Progress"));
    setAccessibleDescription(all.join(QStringLiteral("; ")));
    update();
}

QSize ProgressStrip::sizeHint() const { return {360, fontMetrics().height() + barHeight + 10}; }

QString ProgressStrip::textOf(const texts::Progress& progress) const {
    QStringList parts;
    for (const auto& [state, count] : partsOf(progress))
        if (count > 0)
            parts << stateName(state) + QStringLiteral(": ") + QLocale().toString(qulonglong(count));
    return languageName(progress.language) + QStringLiteral(" – ") + parts.join(QStringLiteral(", "));
}

void ProgressStrip::paintEvent(QPaintEvent*) {
    if (mProgress.empty()) return;
    QPainter painter(this);
    const int slot = width() / static_cast<int>(mProgress.size());
    int left = 0;
    for (const texts::Progress& progress : mProgress) {
        const QRect room(left + 4, 2, slot - 16, height() - 4);
        painter.setPen(palette().color(QPalette::WindowText));
        const QString percent = tr("%1 approved").arg(percentOf(progress));
        const int wide = fontMetrics().horizontalAdvance(percent);
        painter.drawText(room, Qt::AlignRight | Qt::AlignTop, percent);
        painter.drawText(room.adjusted(0, 0, -wide - 6, 0), Qt::AlignLeft | Qt::AlignTop,
                         fontMetrics().elidedText(languageName(progress.language), Qt::ElideRight,
                                                  room.width() - wide - 6));
        const QRectF bar(room.left(), room.top() + fontMetrics().height() + 2, room.width(), barHeight);
        painter.fillRect(bar, palette().color(QPalette::Mid));
        qreal from = bar.left();
        for (const auto& [state, count] : partsOf(progress)) {
            if (count == 0 || state == texts::State::Missing) continue;
            const qreal part = bar.width() * static_cast<qreal>(count) / static_cast<qreal>(progress.units());
            painter.fillRect(QRectF(from, bar.top(), part, bar.height()), stateColour(state));
            from += part;
        }
        left += slot;
    }
}

bool ProgressStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !mProgress.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int slot = std::max(1, width() / static_cast<int>(mProgress.size()));
        const auto at = std::min(static_cast<std::size_t>(help->pos().x() / slot), mProgress.size() - 1);
        QToolTip::showText(help->globalPos(), textOf(mProgress[at]), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace hexa::editor

#include "moc_progressstrip.cpp"
