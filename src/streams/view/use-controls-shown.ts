import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

const HIDE_AFTER_MS = 3_000;

export type ControlsShown = {
  readonly shown: boolean;
  /** For the stage. */
  readonly handlers: {
    readonly onPointerMove: () => void;
    readonly onPointerDown: () => void;
    readonly onKeyDown: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/** Controls show on any stir over the stage and leave after three seconds without one, or with the mouse. */
export function useControlsShown(): ControlsShown {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stir = useCallback(() => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), HIDE_AFTER_MS);
  }, []);

  useEffect(() => {
    stir();
    return () => clearTimeout(timer.current);
  }, [stir]);

  const handlers = useMemo(
    () => ({
      onPointerMove: stir,
      onPointerDown: stir,
      onKeyDown: stir,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(false),
    }),
    [stir],
  );
  return { shown, handlers };
}
