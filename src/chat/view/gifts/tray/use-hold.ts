import { type PointerEvent, useEffect, useRef } from 'react';
import { isPrimaryPress } from '#kit/action/primary-press.ts';

const FIRST_MS = 450;
const EVERY_MS = 360;

/**
 * Repeats `act` while the primary button or a finger is held down and the page is visible; the first press itself is
 * handled by the click.
 */
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
  const press = (event: PointerEvent) => {
    release();
    if (enabled && isPrimaryPress(event)) timer.current = setTimeout(repeat, FIRST_MS);
  };
  useEffect(() => {
    if (!enabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [enabled]);
  useEffect(() => {
    const end = () => clearTimeout(timer.current);
    window.addEventListener('blur', end);
    document.addEventListener('visibilitychange', end);
    return () => {
      window.removeEventListener('blur', end);
      document.removeEventListener('visibilitychange', end);
    };
  }, []);
  return {
    onPointerDown: press,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // The system's context menu swallows the end of the press.
    onContextMenu: release,
  };
}
