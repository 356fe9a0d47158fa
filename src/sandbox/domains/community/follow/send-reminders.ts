import type { DatabaseSync } from 'node:sqlite';
import {
  RAIN_REMIND_BEFORE_MS,
  REMIND_BEFORE_MS,
  REMIND_TOO_LATE_MS,
} from '#contract/play/match/reminder.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { RainStore } from '#sandbox/domains/activity/kinds/rain/rain-store.ts';
import type { News, SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { anchorOnAir, matchSoon, rainSoon } from '#sandbox/domains/care/inbox/reminder-news.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Reminders, Waiting } from './reminders.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly reminders: Reminders;
  readonly rain: Pick<RainStore, 'byId'>;
  readonly restrictions: Pick<Restrictions, 'at'>;
  readonly notify: SendNews;
};
/** Value of the wire [4.01]. */
const ON_AIR = 1;

/** wait: its time is still to come; gone: no message is needed any more. */
type Due = 'wait' | 'gone' | News;

function matchDue({ matches }: World, id: string, now: number): Due {
  const match = matches.find(id);
  if (!match || match.clockPhase === 'ended' || now > match.startAt + REMIND_TOO_LATE_MS) return 'gone';
  if (match.clockPhase === 'upcoming' && now < match.startAt - REMIND_BEFORE_MS) return 'wait';
  return matchSoon({ matchId: id, home: match.homeName, away: match.visitName, league: match.matchName });
}

function anchorDue({ anchors }: World, id: string): Due {
  const anchor = anchors.find(id);
  if (!anchor) return 'gone';
  if (anchor.status !== ON_AIR) return 'wait';
  return anchorOnAir({ anchorRoomId: id, nickname: anchor.nickname, title: anchor.title });
}

/** Members who are on a break, excluded themselves or closed their account receive no message about an activity. */
function rainDue({ rain, restrictions }: Ports, userId: string, id: string, now: number): Due {
  const window = rain.byId(id);
  if (!window || now >= window.end_at || restrictions.at(userId, now).state !== 'free') return 'gone';
  return now < window.open_at - RAIN_REMIND_BEFORE_MS ? 'wait' : rainSoon(window.title, window.open_at);
}

function dueOf(ports: Ports, { userId, kind, id }: Waiting, now: number): Due {
  switch (kind) {
    case 'match':
      return matchDue(ports.world, id, now);
    case 'anchor':
      return anchorDue(ports.world, id);
    case 'rain':
      return rainDue(ports, userId, id, now);
  }
}

/**
 * Sends a message to every member whose match or rain is about to begin or whose anchor is live, each once: sent and closed
 * in one transaction.
 */
export function sendReminders(ports: Ports): void {
  const { db, world, reminders, notify } = ports;
  const now = world.clock.now();
  eachDue(db, 'reminders', reminders.waiting(), (reminder) => {
    const due = dueOf(ports, reminder, now);
    if (due === 'wait') return;
    if (due !== 'gone') notify(reminder.userId, due, now);
    reminders.done(reminder, now);
  });
}
