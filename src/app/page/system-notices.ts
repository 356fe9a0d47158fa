import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const kept = createStoredChoice('system-notices', 'member');
const ON = 'on';

/**
 * Reports whether this browser shows new-message notifications to the member while the page is not visible; only after the
 * member enabled them.
 */
export const wantsNotices = (): boolean => kept.read() === ON;
export const useWantsNotices = (): boolean => kept.useOf((text) => text === ON);
export const setWantsNotices = (on: boolean): void => kept.set(on ? ON : 'off');
