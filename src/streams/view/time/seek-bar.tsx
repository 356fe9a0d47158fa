import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SECOND_MS } from '#contract/units/durations.ts';
import type { Reach } from '../engine/player.ts';
import { t } from '../texts.ts';
import { marksApart, seekTimeOf, type TimelineMark } from './timeline-mark.ts';

const STEP_S = 10;

type Props = {
  readonly reach: Reach;
  /** Position of the video, epoch ms of filming. */
  readonly at: number;
  /** Position as text. */
  readonly text: string;
  readonly marks: readonly TimelineMark[];
  /** Receives the target position while the thumb is dragged; null on release. */
  readonly onDrag: (at: number | null) => void;
  readonly onSeek: (at: number) => void;
};

/** Mark of an event at its time; when pressed, the video seeks to it. */
const Mark = ({ mark, reach, onSeek }: { mark: TimelineMark } & Pick<Props, 'reach' | 'onSeek'>) => (
  <button
    type="button"
    className={`time-row__mark time-row__mark--${mark.kind}`}
    style={{ left: `${((mark.at - reach.from) / (reach.to - reach.from)) * 100}%` }}
    aria-label={t('time.goToMark', { what: mark.label })}
    onClick={() => onSeek(seekTimeOf(mark))}
  >
    <span className="time-row__tip" aria-hidden="true">
      {mark.label}
    </span>
  </button>
);

/** The thumb stops at whole steps: the last of them is the present. */
const timeAt = ({ from, to }: Reach, lengthS: number, seconds: number) =>
  lengthS - seconds < STEP_S ? to : from + seconds * SECOND_MS;

/** Width of an element in CSS pixels; 0 until it is measured. */
function useWidthPx(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidthPx(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

/** Seek bar of the video: from the start of the DVR window to the live edge, with the events in between. */
export function SeekBar({ reach, at, text, marks, onDrag, onSeek }: Props) {
  const range = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const widthPx = useWidthPx(range);
  const lengthS = Math.max(STEP_S, Math.round((reach.to - reach.from) / SECOND_MS));
  const positionS = Math.round((at - reach.from) / SECOND_MS);
  const timeOf = (seconds: number) => timeAt(reach, lengthS, seconds);
  const drag = useEffectEvent(({ valueAsNumber }: HTMLInputElement) => {
    setMoved(valueAsNumber);
    onDrag(timeOf(valueAsNumber));
  });
  const release = useEffectEvent(({ valueAsNumber }: HTMLInputElement) => {
    onSeek(timeOf(valueAsNumber));
    setMoved(null);
    onDrag(null);
  });
  useEffect(() => {
    const input = range.current;
    if (!input) return;
    // A key moves the thumb and lets it go at once, which a value of React's would not live through.
    const [dragged, released] = [() => drag(input), () => release(input)];
    input.addEventListener('input', dragged);
    input.addEventListener('change', released);
    return () => {
      input.removeEventListener('input', dragged);
      input.removeEventListener('change', released);
    };
  }, []);
  const shownS = Math.min(lengthS, Math.max(0, moved ?? positionS));
  useEffect(() => {
    if (range.current && moved === null) range.current.value = String(shownS);
  }, [moved, shownS]);
  const reached = marks.filter((mark) => seekTimeOf(mark) >= reach.from && mark.at <= reach.to);
  const filled: CSSProperties & { '--filled': string } = { '--filled': `${(shownS / lengthS) * 100}%` };
  return (
    <div className="time-row__bar grow" style={filled}>
      <input
        ref={range}
        type="range"
        aria-label={t('time.bar')}
        aria-valuetext={text}
        min={0}
        max={lengthS}
        step={STEP_S}
      />
      {marksApart(reached, reach, widthPx).map((mark) => (
        <Mark key={mark.id} mark={mark} reach={reach} onSeek={onSeek} />
      ))}
    </div>
  );
}
