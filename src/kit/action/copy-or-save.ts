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

/**
 * Delay before the object URL is revoked, ms. Safari reads the file some time after the press; by then every browser has
 * taken it over.
 */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file through the browser. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
