import { type PointerEvent, type TouchEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

const HIDE_AFTER_MS = 3_000;

export type ControlsShown = {
  readonly shown: boolean;
  /** For the stage. */
  readonly handlers: {
    readonly onPointerMove: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onTouchEndCapture: (event: TouchEvent) => void;
    readonly onKeyDown: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label') !== null;

/**
 * Controls show on any stir over the stage and leave after three seconds without one, or with the mouse. A touch
 * that brings them back presses none of them: the browser looks for the place of its click after they have come.
 */
export function useControlsShown(): ControlsShown {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const isShown = useRef(true);
  const wakes = useRef(false);

  const hide = useCallback(() => {
    isShown.current = false;
    setShown(false);
  }, []);

  const stir = useCallback(() => {
    isShown.current = true;
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hide(), HIDE_AFTER_MS);
  }, [hide]);

  useEffect(() => {
    stir();
    return () => clearTimeout(timer.current);
  }, [stir]);

  const handlers = useMemo(
    () => ({
      onPointerMove: stir,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        wakes.current = pointerType !== 'mouse' && !isShown.current;
        stir();
      },
      onTouchEndCapture: (event: TouchEvent) => {
        if (wakes.current && event.cancelable && !isControl(event.target)) event.preventDefault();
      },
      onKeyDown: stir,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hide(),
    }),
    [hide, stir],
  );
  return { shown, handlers };
}
