import { announcementCalls } from './announcement.ts';
import { bannerCalls } from './banner.ts';
import { boardCalls } from './board.ts';
import { chatCalls } from './chat.ts';
import type { Call } from './define-call.ts';
import { followCalls } from './follow.ts';
import { liveCalls } from './live.ts';
import { memberCalls } from './member.ts';
import { siteCalls } from './site.ts';
import { timeCalls } from './time.ts';

/** The calls that home, a room and every start of the core make: what a first visit loads of the table. */
export const firstCalls: Readonly<Record<string, Call>> = {
  ...siteCalls,
  ...timeCalls,
  ...memberCalls,
  ...bannerCalls,
  ...boardCalls,
  ...liveCalls,
  ...chatCalls,
  ...followCalls,
  ...announcementCalls,
};
