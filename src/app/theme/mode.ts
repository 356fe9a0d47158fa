import { proxy, useSnapshot } from 'valtio';
import { type ModeChoice, showMode, storedMode, storeMode, systemIsDark } from './shown-mode.ts';

const mode = proxy({ choice: storedMode() });

/** Applies the chosen mode to the page and updates it when the system changes. Called once, at the start. */
export function startMode(): void {
  showMode(mode.choice);
  systemIsDark.addEventListener('change', () => showMode(mode.choice));
}

/** Chooses a mode and remembers it in this browser. */
export function setMode(next: ModeChoice): void {
  mode.choice = next;
  storeMode(next);
  showMode(next);
}

/** The chosen mode. */
export function useModeChoice(): ModeChoice {
  return useSnapshot(mode).choice;
}
