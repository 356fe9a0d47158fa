import { SECOND_MS } from '#contract/units/durations.ts';
import { LOCKED, lastInput } from './pages-locked.ts';

/** Interval at which input is reported to other tabs. */
const REPORTED_EVERY_MS = 5 * SECOND_MS;

let reportedAt = Number.NEGATIVE_INFINITY;

/** Creates a mark that is not used as a time: each page measures its own idle time, whatever its clock. */
const newMark = () => String(performance.timeOrigin + performance.now());

/** Changes with each input that any tab has reported. */
export const useInputMark = (): string | null => lastInput.use();

export const isLocked = (): boolean => lastInput.read() === LOCKED;

/** Reports input to the other tabs; a locked page stays locked. */
export function reportInput(): void {
  if (isLocked() || performance.now() - reportedAt < REPORTED_EVERY_MS) return;
  reportedAt = performance.now();
  lastInput.set(newMark());
}

/** The pages of this login want the password. */
export const lockPages = (): void => lastInput.set(LOCKED);

/** The password was right. */
export const unlockPages = (): void => lastInput.set(newMark());
