import { useRef, useState } from 'react';
import { toAppError } from '#contract/errors.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';

/** Runs one thing at a time; a failure is shown in a toast. Answers whether it went well. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await action();
      return true;
    } catch (thrown) {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
