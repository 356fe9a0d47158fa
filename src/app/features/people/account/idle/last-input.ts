import { SECOND_MS } from '#contract/units/durations.ts';
import { LOCKED, lastInput } from './pages-locked.ts';

/** Other tabs hear so often of hands that move. */
const REPORTED_EVERY_MS = 5 * SECOND_MS;

let reportedAt = Number.NEGATIVE_INFINITY;

/** The mark is no time: how long hands are still is measured by each page for itself, whatever its clock says. */
const newMark = () => String(performance.timeOrigin + performance.now());

/** Changes with each input that any tab has reported. */
export const useInputMark = (): string | null => lastInput.use();

export const isLocked = (): boolean => lastInput.read() === LOCKED;

/** Reports to the other tabs that somebody is here; a page that is locked stays so. */
export function reportInput(): void {
  if (isLocked() || performance.now() - reportedAt < REPORTED_EVERY_MS) return;
  reportedAt = performance.now();
  lastInput.set(newMark());
}

/** The pages of this login want the password. */
export const lockPages = (): void => lastInput.set(LOCKED);

/** The password was right. */
export const unlockPages = (): void => lastInput.set(newMark());
