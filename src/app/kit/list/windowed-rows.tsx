import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { offsetsOf, type Span, spanIn } from './item-span.ts';
import './windowed-rows.css';

/** Items this close to the window are there before they are seen, px. */
const AHEAD_PX = 600;

interface WindowedRowsProps {
  /** px, one for each item; the items keep to them. */
  heights: readonly number[];
  keyOf: (index: number) => string;
  render: (index: number) => ReactNode;
}

function useSpanInSight(offsets: readonly number[]) {
  const box = useRef<HTMLDivElement>(null);
  const [span, setSpan] = useState<Span>({ first: 0, end: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      const next = spanIn(offsets, -top - AHEAD_PX, window.innerHeight - top + AHEAD_PX);
      setSpan((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    const moved = new ResizeObserver(measure);
    moved.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      moved.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [offsets]);
  return { box, span };
}

const indexesOf = ({ first, end }: Span, count: number, held: number | null): readonly number[] => {
  const last = Math.min(end, count);
  const near = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  return held === null || held >= count || (held >= first && held < last) ? near : [...near, held];
};

/**
 * A long list that scrolls with the page: only the items near the window exist, and the one that holds the focus.
 * A `rowgroup`; the items are the rows of a table that tells their whole number.
 */
export function WindowedRows({ heights, keyOf, render }: WindowedRowsProps) {
  const offsets = useMemo(() => offsetsOf(heights), [heights]);
  const { box, span } = useSpanInSight(offsets);
  const [held, setHeld] = useState<string | null>(null);
  const heldAt = held === null ? -1 : heights.findIndex((_, index) => keyOf(index) === held);
  return (
    <div
      ref={box}
      role="rowgroup"
      className="wr"
      style={{ height: offsets.at(-1) }}
      onBlur={() => setHeld(null)}
    >
      {indexesOf(span, heights.length, heldAt < 0 ? null : heldAt).map((index) => (
        <div
          key={keyOf(index)}
          className="wr__i"
          role="presentation"
          style={{ top: offsets[index], height: heights[index] }}
          onFocus={() => setHeld(keyOf(index))}
        >
          {render(index)}
        </div>
      ))}
    </div>
  );
}
