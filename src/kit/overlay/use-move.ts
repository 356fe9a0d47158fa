import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { isPrimaryPress } from '#kit/action/press.ts';

/** Position of a card's upper left corner relative to that of the window, px. */
export type Position = { readonly left: number; readonly top: number };
/** Range of positions that a card may be moved to. */
export type MoveArea = { readonly least: Position; readonly most: Position };

const STEP_PX = 16;
const STEPS: Readonly<Record<string, Position>> = {
  ArrowLeft: { left: -STEP_PX, top: 0 },
  ArrowRight: { left: STEP_PX, top: 0 },
  ArrowUp: { left: 0, top: -STEP_PX },
  ArrowDown: { left: 0, top: STEP_PX },
};

/** Elements that are pressed and never start a drag. */
const STILL = 'button, a, [data-still]';

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const inside = ({ left, top }: Position, { least, most }: MoveArea): Position => ({
  left: within(left, least.left, Math.max(least.left, most.left)),
  top: within(top, least.top, Math.max(least.top, most.top)),
});

/**
 * A card that is moved by its head or by arrow keys.
 * @param areaOf where it may be moved; null while it stays where it is
 */
export function useMove(card: RefObject<HTMLElement | null>, areaOf: (card: HTMLElement) => MoveArea | null) {
  const [position, setPosition] = useState<Position | null>(null);
  const positionOf = (wanted: Position): Position | null => {
    const area = card.current && areaOf(card.current);
    return area && inside(wanted, area);
  };
  const moveTo = (wanted: Position) => setPosition((before) => positionOf(wanted) ?? before);
  const now = (): Position => {
    const { left = 0, top = 0 } = card.current?.getBoundingClientRect() ?? {};
    return { left, top };
  };

  const again = useEffectEvent(() => setPosition((before) => before && positionOf(before)));
  useEffect(() => {
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!isPrimaryPress(event) || (event.target instanceof Element && event.target.closest(STILL))) return;
    const head = event.currentTarget;
    const from = now();
    const [x, y] = [event.clientX, event.clientY];
    const move = ({ clientX, clientY }: globalThis.PointerEvent) =>
      moveTo({ left: from.left + clientX - x, top: from.top + clientY - y });
    const end = () => head.removeEventListener('pointermove', move);
    head.setPointerCapture(event.pointerId);
    head.addEventListener('pointermove', move);
    head.addEventListener('lostpointercapture', end, { once: true });
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[plainKey(event)];
    if (!by) return;
    event.preventDefault();
    const { left, top } = now();
    moveTo({ left: left + by.left, top: top + by.top });
  };
  const style: CSSProperties | undefined = position
    ? { left: position.left, top: position.top, right: 'auto', bottom: 'auto' }
    : undefined;
  return { drag, step, style };
}
