import { showToast } from '#app/kit/feedback/toast-store.ts';
import { t } from './texts.ts';

const isDismissed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError';

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ text: t('share.copied'), tone: 'ok' });
  } catch {
    // Refused, or a page without TLS: the clipboard is not ours.
    showToast({ text: t('share.refused'), tone: 'alert' });
  }
}

/** Hands the address of this room on: by the system's own sheet where there is one, else by the clipboard. */
export async function shareLink(title: string): Promise<void> {
  const { origin, pathname } = location;
  const url = origin + pathname;
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (thrown) {
    if (!isDismissed(thrown)) await copy(url);
  }
}
