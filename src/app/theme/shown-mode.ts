import { ofBrowser } from '#core-client/storage/browser-storage.ts';

/** Light or dark as the person chose it, or whatever the system says. */
export type ModeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'courtside.mode';
const BAR_COLOUR = { light: '#F4F7F6', dark: '#0B1211' };

/** What the system says now, and when it changes. */
export const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The choice that this browser has kept. */
export function keptMode(): ModeChoice {
  const kept = ofBrowser.read(STORAGE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Keeps a choice in this browser. */
export function keepMode(choice: ModeChoice): void {
  ofBrowser.write(STORAGE_KEY, choice);
}

/** Puts the mode of a choice on the page. */
export function showMode(choice: ModeChoice): void {
  const mode = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.mode = mode;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLOUR[mode]);
}
