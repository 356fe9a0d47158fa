import { createKeptChoice } from '#core-client/storage/kept-choice.ts';

const kept = createKeptChoice('system-notices', 'member');
const ON = 'on';

/** Whether this browser shows the member that there are new messages while nobody looks at the page; not before they asked for it. */
export const wantsNotices = (): boolean => kept.read() === ON;
export const useWantsNotices = (): boolean => kept.useOf((text) => text === ON);
export const setWantsNotices = (on: boolean): void => kept.set(on ? ON : 'off');
