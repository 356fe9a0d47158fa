import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

/** Puts a text on the clipboard and says so, or how to do it by hand where the clipboard is not ours. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('order.copied', { what }), tone: 'ok' });
  } catch {
    showToast({ text: t('order.copyFailed'), tone: 'alert' });
  }
}
