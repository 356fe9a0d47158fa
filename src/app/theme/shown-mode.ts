import { ofBrowser } from '#core-client/storage/browser-storage.ts';

/** Light or dark as chosen by the user, or the system setting. */
export type ModeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'courtside.mode';
const BAR_COLOUR = { light: '#F4F7F6', dark: '#0B1211' };

/** Media query for the system's dark setting; also fires on changes. */
export const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the choice stored in this browser. */
export function storedMode(): ModeChoice {
  const stored = ofBrowser.read(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores a choice in this browser. */
export function storeMode(choice: ModeChoice): void {
  ofBrowser.write(STORAGE_KEY, choice);
}

/** Puts the mode of a choice on the page. */
export function showMode(choice: ModeChoice): void {
  const mode = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.mode = mode;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLOUR[mode]);
}
