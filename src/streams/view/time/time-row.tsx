import { useState, useSyncExternalStore } from 'react';
import { shortClock } from '#contract/units/time.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from '../texts.ts';
import { type PlaybackPositionView, STEP_MS } from './playback-position.ts';
import { SeekBar } from './seek-bar.tsx';
import { lastGoal, showLastGoal, type VideoTimeline } from './timeline-mark.ts';
import './time-row.css';

type Props = VideoTimeline & PlaybackPositionView;

/** Time controls of the video: its DVR window, the events within it, and the controls that seek back and return to live. */
export function TimeRow({ behind, fast, ...timeline }: Props) {
  const { position, clock, marks, serverNow } = timeline;
  const shownAt = useSyncExternalStore(clock.watch, () => clock.now().shownAt);
  const [dragged, setDragged] = useState<number | null>(null);
  const reach = position.reach();
  if (shownAt === null) return null;
  if (!reach) return <p className="time-row row gap-6 time-row--none">{t('time.none')}</p>;
  // The same figure as on the live chip: behind the present, not behind the newest segment.
  const behindText = shortClock(Math.max(0, serverNow() - (dragged ?? shownAt)));
  return (
    <div className="time-row row gap-6">
      <IconButton
        icon="history"
        iconSize={19}
        label={t('time.back')}
        aria-keyshortcuts="ArrowLeft j"
        onClick={() => position.step(-STEP_MS)}
      />
      {lastGoal(timeline) ? (
        <IconButton
          icon="football"
          iconSize={19}
          label={t('time.lastGoal')}
          aria-keyshortcuts="g"
          onClick={() => showLastGoal(timeline)}
        />
      ) : null}
      <SeekBar
        reach={reach}
        at={behind ? shownAt : reach.to}
        text={behind || dragged !== null ? t('time.behind', { time: behindText }) : t('time.now')}
        marks={marks}
        onDrag={setDragged}
        onSeek={(at) => position.goTo(at)}
      />
      {behind || dragged !== null ? <span className="time-row__left num">−{behindText}</span> : null}
      {behind ? (
        <button
          type="button"
          className="time-row__fast num"
          aria-pressed={fast}
          aria-label={t('time.fast')}
          onClick={() => position.toggleFast()}
        >
          1.25×
        </button>
      ) : null}
    </div>
  );
}
