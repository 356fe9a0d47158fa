import { useEffect, useEffectEvent, useRef } from 'react';
import { useCall } from '#app/core-client/query.ts';
import type { SiteMessage } from '#contract/rules/venue-frame.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';

type Paused = {
  readonly demo: boolean;
  readonly currency: Currency;
  /** The page of the venue is there and listens. */
  readonly isOpen: boolean;
  readonly say: (message: SiteMessage) => void;
};

/**
 * Holds a game while a reminder of the time it has been played waits for its answer [P.08]; a demo has none. A page that was
 * not held is sent nothing.
 */
export function usePause({ demo, currency, isOpen, say }: Paused): void {
  const isDue = lastOf(useCall('realityCheck.view', { currency }, { enabled: !demo }))?.due === true;
  const tell = useEffectEvent(say);
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isOpen) isHeld.current = false;
    if (!isOpen || isHeld.current === isDue) return;
    isHeld.current = isDue;
    tell({ kind: isDue ? 'pause' : 'resume' });
  }, [isDue, isOpen]);
}
