import { showToast } from '#kit/feedback/toast-store.ts';

/** Copies a text to the clipboard and confirms it, or shows that the browser refused. */
export async function copyText(
  text: string,
  messages: { readonly copied: string; readonly refused: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: messages.copied, tone: 'ok' });
  } catch {
    // Refused, or a page without TLS: the clipboard is not ours.
    showToast({ text: messages.refused, tone: 'alert' });
  }
}
