import { useSyncExternalStore } from 'react';
import { ofBrowser } from '#app/core-client/browser-storage.ts';

/** Light or dark as the person chose it, or whatever the system says. */
export type ModeChoice = 'light' | 'dark' | 'system';

const storageKey = 'courtside.mode';
const barColour = { light: '#F4F7F6', dark: '#0B1211' };
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let choice: ModeChoice = readChoice();

/** Puts the chosen mode on the page and keeps it right when the system changes. Once, at the start. */
export function startMode(): void {
  applyMode();
  systemIsDark.addEventListener('change', applyMode);
}

/** Chooses a mode and remembers it in this browser. */
export function setMode(next: ModeChoice): void {
  choice = next;
  keepChoice(next);
  applyMode();
  for (const listener of listeners) listener();
}

/** The chosen mode. */
export function useModeChoice(): ModeChoice {
  return useSyncExternalStore(subscribe, () => choice);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function applyMode() {
  const mode = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.mode = mode;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColour[mode]);
}

function readChoice(): ModeChoice {
  const kept = ofBrowser.read(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function keepChoice(next: ModeChoice) {
  ofBrowser.write(storageKey, next);
}
