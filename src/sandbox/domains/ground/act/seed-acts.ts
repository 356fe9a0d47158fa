import { DAY_MS } from '#contract/units/durations.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Acts } from './acts.ts';
import { noteSetUp } from './note-set-up.ts';

/** The demo member who has just come, and how long ago that and the others' registration were. */
const NEW_MEMBER = 'xinren';
const NEW_DAYS = 8;
const OLD_DAYS = 400;

/** Adds the registration of the demo members, and the acts it counts as; once, like every act. */
export function seedActs(acts: Pick<Acts, 'note'>, now: number): void {
  for (const { name, hasPhone, cny } of DEMO_MEMBERS) {
    const userId = demoUserId(name);
    const at = now - (name === NEW_MEMBER ? NEW_DAYS : OLD_DAYS) * DAY_MS;
    noteSetUp(acts, 'joined', userId, at);
    if (hasPhone) noteSetUp(acts, 'phone', userId, at);
    const first = { sourceId: `deposit:first:${userId}`, kind: 'deposit', thing: `first:${userId}` } as const;
    if (cny > 0n) acts.note({ ...first, userId, way: 'CNY', amount: cny, at });
  }
}
