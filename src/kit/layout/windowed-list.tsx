import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import './windowed-list.css';

/** Items this close to the window are there before they are seen, px; at first fewer, so that they are painted sooner. */
const AHEAD_PX = 600;
const FIRST_AHEAD_PX = 160;

interface WindowedListProps {
  label: string;
  /** Heights in px, one for each item; the items must match them. */
  heights: readonly number[];
  keyOf: (index: number) => string;
  render: (index: number) => ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

function useAhead(): number {
  const [ahead, setAhead] = useState(FIRST_AHEAD_PX);
  useEffect(() => startTransition(() => setAhead(AHEAD_PX)), []);
  return ahead;
}

/** Items `first` up to, not including, `end`. */
type Span = { readonly first: number; readonly end: number };

/** Returns the offset of each item of a list, px from its top; one more entry than items, the last is the list’s height. */
export function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0];
  let bottom = 0;
  for (const height of heights) {
    bottom += height;
    offsets.push(bottom);
  }
  return offsets;
}

/** The first item that begins beyond `y`. */
function itemAfter(offsets: readonly number[], y: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The items of a list that touch the stretch from `top` to `bottom`, px from the list's top. */
export function spanIn(offsets: readonly number[], top: number, bottom: number): Span {
  const count = offsets.length - 1;
  const first = Math.min(count, Math.max(0, itemAfter(offsets, top) - 1));
  const end = Math.min(count, Math.max(first, itemAfter(offsets, bottom - 1)));
  return { first, end };
}

function useSpanInSight(offsets: readonly number[]) {
  const list = useRef<HTMLUListElement>(null);
  const ahead = useAhead();
  const [span, setSpan] = useState<Span>({ first: 0, end: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = spanIn(offsets, -top - ahead, window.innerHeight - top + ahead);
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
  }, [offsets, ahead]);
  return { list, span };
}

/** Returns the key of the focused item: it stays while the list is scrolled away from it. */
function useHeldKey(list: { readonly current: HTMLUListElement | null }): string | null {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setHeld(document.activeElement?.closest('li')?.dataset.key ?? null);
    const element = list.current;
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [list]);
  return held;
}

function indexesOf({ first, end }: Span, count: number, held: number): readonly number[] {
  const last = Math.min(end, count);
  const near = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  return held < 0 || (held >= first && held < last) ? near : [...near, held].toSorted((a, b) => a - b);
}

/** A long list that scrolls with the page: only the items near the window are rendered, and the focused one. */
export function WindowedList({ label, heights, keyOf, render, onKeyDown }: WindowedListProps) {
  const offsets = useMemo(() => offsetsOf(heights), [heights]);
  const { list, span } = useSpanInSight(offsets);
  const held = useHeldKey(list);
  const heldAt = held === null ? -1 : heights.findIndex((_, index) => keyOf(index) === held);
  return (
    <ul
      ref={list}
      className="windowed-list"
      aria-label={label}
      style={{ height: offsets.at(-1) }}
      onKeyDown={onKeyDown}
    >
      {indexesOf(span, heights.length, heldAt).map((index) => (
        <li
          key={keyOf(index)}
          data-key={keyOf(index)}
          aria-setsize={heights.length}
          aria-posinset={index + 1}
          style={{ top: offsets[index], height: heights[index] }}
        >
          {render(index)}
        </li>
      ))}
    </ul>
  );
}
