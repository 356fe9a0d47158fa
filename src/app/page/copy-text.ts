import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

/** Copies a text to the clipboard and shows a toast; where the clipboard is not available, the toast explains how to copy by hand. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('copy.copied', { what }), tone: 'ok' });
  } catch {
    showToast({ text: t('copy.failed'), tone: 'alert' });
  }
}
