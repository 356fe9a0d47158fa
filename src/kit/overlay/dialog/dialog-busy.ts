import { createContext, use, useLayoutEffect } from 'react';

/** Informs the surrounding dialog whether its content is being submitted; outside a dialog it has no effect. */
export const DialogBusy = createContext<(busy: boolean) => void>(() => undefined);

/** Keeps the surrounding dialog open while `busy`: neither its close button nor Esc closes it. */
export function useDialogBusy(busy: boolean): void {
  const report = use(DialogBusy);
  useLayoutEffect(() => {
    report(busy);
    return () => report(false);
  }, [report, busy]);
}
