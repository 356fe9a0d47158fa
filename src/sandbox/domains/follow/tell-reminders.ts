import type { DatabaseSync } from 'node:sqlite';
import { REMIND_BEFORE_MS, REMIND_TOO_LATE_MS } from '#contract/constants/reminder.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { News, SendNews } from '#sandbox/domains/inbox/news.ts';
import { anchorOnAir, matchSoon } from '#sandbox/domains/inbox/reminder-news.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Reminders } from './reminders.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly reminders: Reminders;
  readonly tell: SendNews;
};
/** As the wire says it [4.01]. */
const ON_AIR = 1;

/** wait: its time is still to come; gone: there is nothing to say any more. */
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

/** Sends a message to everybody whose match is about to begin or whose anchor went on air, each once: sent and done in one transaction. */
export function tellReminders({ db, world, reminders, tell }: Ports): void {
  const now = world.clock.now();
  for (const reminder of reminders.waiting()) {
    const { kind, id } = reminder;
    const due = kind === 'match' ? matchDue(world, id, now) : anchorDue(world, id);
    if (due === 'wait') continue;
    transaction(db, () => {
      if (due !== 'gone') tell(reminder.userId, due, now);
      reminders.done(reminder, now);
    });
  }
}
