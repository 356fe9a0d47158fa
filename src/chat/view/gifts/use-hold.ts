import { useEffect, useRef } from 'react';

const FIRST_MS = 450;
const EVERY_MS = 360;

/** Repeats `act` while a pointer is held down; the first press itself is the click's business. */
export function useHold(enabled: boolean, act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  const release = () => clearTimeout(timer.current);
  const repeat = () => {
    latest.current();
    timer.current = setTimeout(repeat, EVERY_MS);
  };
  const press = () => {
    release();
    if (enabled) timer.current = setTimeout(repeat, FIRST_MS);
  };
  useEffect(() => {
    if (!enabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [enabled]);
  return { onPointerDown: press, onPointerUp: release, onPointerLeave: release, onPointerCancel: release };
}
