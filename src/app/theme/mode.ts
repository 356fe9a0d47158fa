import { useSyncExternalStore } from 'react';
import { type ModeChoice, showMode, storedMode, storeMode, systemIsDark } from './shown-mode.ts';

const listeners = new Set<() => void>();
let choice: ModeChoice = storedMode();

/** Applies the chosen mode to the page and updates it when the system changes. Called once, at the start. */
export function startMode(): void {
  showMode(choice);
  systemIsDark.addEventListener('change', () => showMode(choice));
}

/** Chooses a mode and remembers it in this browser. */
export function setMode(next: ModeChoice): void {
  choice = next;
  storeMode(next);
  showMode(choice);
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
