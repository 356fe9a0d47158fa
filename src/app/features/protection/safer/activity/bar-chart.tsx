import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useModeChoice } from '#app/theme/mode.ts';
import { systemIsDark } from '#app/theme/shown-mode.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useMediaQuery } from '#kit/layout/use-media-query.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import type { Plot } from './bar-canvas.tsx';
import './bar-chart.css';

const BarCanvas = lazyPart(() => import('./bar-canvas.tsx').then((file) => file.BarCanvas));

/** Value with its label. */
export type ChartPoint = {
  readonly mark: string;
  /** The whole name of the place: `2026-06-13`. */
  readonly name: string;
  readonly value: number;
  readonly text: string;
};
type ChartProps = {
  readonly title: string;
  /** Short description of the chart. */
  readonly note: string;
  readonly points: readonly ChartPoint[];
  readonly axis: (value: number) => string;
  readonly limit?: number | null;
  readonly small?: boolean;
};

/** Returns a key that differs for each theme of the page: a canvas retains the colours it was drawn with. */
function useThemeKey(): string {
  const choice = useModeChoice();
  const isDark = useMediaQuery(systemIsDark.media);
  return `${choice} ${isDark}`;
}

/** Returns the number of positions a key moves by; null for any other key. */
function moveOf(key: string, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1;
  if (key === 'Home') return -count;
  return key === 'End' ? count : null;
}

/**
 * Bar chart over time: a labelled figure in which arrow keys move from bar to bar and a screen reader reads each. The same
 * values are in the table of the page, where they are readable without the chart.
 */
export function BarChart({ title, note, points, axis, limit = null, small = false }: ChartProps) {
  const last = points.length - 1;
  const [picked, setPicked] = useState<number | null>(null);
  const heading = useId();
  const themeKey = useThemeKey();
  const index = Math.min(picked ?? last, last);
  const point = points[index];
  const plot = useMemo<Plot>(
    () => ({ bars: points.map(({ mark, value }) => ({ mark, value })), axis, limit, onPoint: setPicked }),
    [points, axis, limit],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moveOf(plainKey(event), points.length);
    if (by === null) return;
    event.preventDefault();
    setPicked(Math.min(last, Math.max(0, index + by)));
  };
  return (
    <Card
      as="figure"
      className={small ? 'stack gap-10 may-shrink bar-chart--small' : 'stack gap-10 may-shrink'}
    >
      <figcaption className="bar-chart__head cluster between">
        <b id={heading}>{title}</b>
        <span className="cap t2">{note}</span>
      </figcaption>
      <div
        className="bar-chart__plot"
        role="slider"
        tabIndex={0}
        aria-labelledby={heading}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={point ? `${point.name} ${point.text}` : undefined}
        onKeyDown={onKeyDown}
      >
        <OptionalPart wait={<Skeleton height={160} shape="block" />}>
          <BarCanvas key={themeKey} plot={plot} index={index} />
        </OptionalPart>
      </div>
      <p className="bar-chart__now cap num" aria-hidden="true">
        {point ? `${point.name} ${point.text}` : ''}
      </p>
    </Card>
  );
}
