import { useState } from 'react';
import { callCore } from '#app/core-client/core.ts';
import { useOnce } from '#app/features/account/use-once.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import type { GiftBar } from '#contract/calls/gift.ts';
import { toAppError } from '#contract/errors.ts';

/** Asks whether this member may buy coins before anything is offered for payment [6.03]. */
export function useCoinPermission() {
  const [asking, setAsking] = useState(false);
  const [barred, setBarred] = useState<GiftBar | null>(null);
  const once = useOnce();
  const ask = (allowed: () => void) =>
    once(async () => {
      setAsking(true);
      try {
        const { reason } = await callCore('gift.permission', { roomNo: null });
        if (reason === null) allowed();
        else setBarred(reason);
      } catch (thrown) {
        showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
      } finally {
        setAsking(false);
      }
    });
  return { asking, barred, ask, dismiss: () => setBarred(null) };
}
