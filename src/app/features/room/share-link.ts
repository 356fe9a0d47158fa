import { copy } from './copy.ts';
import { t } from './texts.ts';

const isDismissed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError';

const said = () => ({ copied: t('share.copied'), refused: t('share.refused') });

/** Hands the address of this room on: by the system's own sheet where there is one, else by the clipboard. */
export async function shareLink(title: string): Promise<void> {
  const { origin, pathname } = location;
  const url = origin + pathname;
  if (!('share' in navigator)) return copy(url, said());
  try {
    await navigator.share({ title, url });
  } catch (thrown) {
    if (!isDismissed(thrown)) await copy(url, said());
  }
}
