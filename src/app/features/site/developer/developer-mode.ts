import { proxy, useSnapshot } from 'valtio';
import { ofTab } from '#core-client/storage/browser-storage.ts';

/** Key of the stored state, in this tab only. */
const KEY = 'courtside.dev';

/** `?dev=1` opens the panel and `?dev=0` closes it; otherwise it is as it was left in this tab. */
function openAtFirst(): boolean {
  const requested = new URLSearchParams(location.search).get('dev');
  if (requested === '0') ofTab.write(KEY, null);
  if (requested === '1') ofTab.write(KEY, '1');
  return requested === '1' || ofTab.read(KEY) === '1';
}

/** Keyboard shortcut of the panel, in display form. */
export const DEVELOPER_KEYS = 'Alt+Shift+P';

const panel = proxy({ open: openAtFirst() });
let opener: Element | null = null;

/** Opens or closes the developer panel. Opening it by hand moves the focus into it. */
export function setDeveloperMode(next: boolean): void {
  if (next === panel.open) return;
  opener = next ? document.activeElement : null;
  panel.open = next;
  ofTab.write(KEY, next ? '1' : null);
}

export const toggleDeveloperMode = (): void => setDeveloperMode(!panel.open);

/** Element that had the focus when the panel was opened by hand; null when the address opened it. */
export const developerModeOpener = (): Element | null => opener;

export const useDeveloperMode = (): boolean => useSnapshot(panel).open;
