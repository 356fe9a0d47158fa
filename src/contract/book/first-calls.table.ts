import type { Call } from '../calls/define-call.ts';
import { chatCalls } from '../community/chat/calls.ts';
import { followCalls } from '../community/follow/calls.ts';
import { liveCalls } from '../community/live/calls.ts';
import { memberCalls } from '../people/member/calls.ts';
import { boardCalls } from '../play/board/calls.ts';
import { announcementCalls } from '../site/announcement/calls.ts';
import { bannerCalls } from '../site/banner/calls.ts';
import { siteCalls } from '../site/site/calls.ts';
import { timeCalls } from '../site/time/calls.ts';

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
