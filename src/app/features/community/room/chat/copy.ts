import { showToast } from '#kit/feedback/toast-store.ts';

/** Puts a text on the clipboard and says so, or that the browser refused to. */
export async function copy(
  text: string,
  said: { readonly copied: string; readonly refused: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: said.copied, tone: 'ok' });
  } catch {
    // Refused, or a page without TLS: the clipboard is not ours.
    showToast({ text: said.refused, tone: 'alert' });
  }
}
