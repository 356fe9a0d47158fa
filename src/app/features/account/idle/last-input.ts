import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import { SECOND_MS } from '#contract/units/durations.ts';

/** A mark that changes when somebody touches a page of this login, in whichever tab; or that its pages are locked. */
const kept = createKeptChoice('last-input', 'visit');
const LOCKED = 'locked';
/** Other tabs hear so often of hands that move. */
const REPORTED_EVERY_MS = 5 * SECOND_MS;

let reportedAt = Number.NEGATIVE_INFINITY;

/** The mark is no time: how long hands are still is measured by each page for itself, whatever its clock says. */
const newMark = () => String(performance.timeOrigin + performance.now());

/** Changes with each input that any tab has reported. */
export const useInputMark = (): string | null => kept.use();

/** Whether the pages of this login are locked; another value at once in all tabs, and kept over a reload. */
export const usePagesLocked = (): boolean => kept.useOf((text) => text === LOCKED);

export const isLocked = (): boolean => kept.read() === LOCKED;

/** Reports to the other tabs that somebody is here; a page that is locked stays so. */
export function reportInput(): void {
  if (isLocked() || performance.now() - reportedAt < REPORTED_EVERY_MS) return;
  reportedAt = performance.now();
  kept.set(newMark());
}

/** The pages of this login want the password. */
export const lockPages = (): void => kept.set(LOCKED);

/** The password was right. */
export const unlockPages = (): void => kept.set(newMark());
