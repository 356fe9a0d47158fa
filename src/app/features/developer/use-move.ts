import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { inside, isSheet, type Place, roomFor } from './move-area.ts';

const STEP_PX = 16;
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { left: -STEP_PX, top: 0 },
  ArrowRight: { left: STEP_PX, top: 0 },
  ArrowUp: { left: 0, top: -STEP_PX },
  ArrowDown: { left: 0, top: STEP_PX },
};

/** A card that is moved by its head or by arrow keys, within what it may cover. */
export function useMove(card: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place | null>(null);
  const moveTo = (wanted: Place) => {
    if (card.current && !isSheet()) setPlace(inside(wanted, roomFor(card.current)));
  };
  const now = (): Place => {
    const { left = 0, top = 0 } = card.current?.getBoundingClientRect() ?? {};
    return { left, top };
  };

  useEffect(() => {
    const again = () => {
      const { current } = card;
      setPlace((before) => (before && current && !isSheet() ? inside(before, roomFor(current)) : null));
    };
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [card]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-still]')))
      return;
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
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const { left, top } = now();
    moveTo({ left: left + by.left, top: top + by.top });
  };
  const style: CSSProperties | undefined = place
    ? { left: place.left, top: place.top, bottom: 'auto' }
    : undefined;
  return { drag, step, style };
}
