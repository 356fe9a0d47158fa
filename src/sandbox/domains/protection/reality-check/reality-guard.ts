import { refuse } from '#sandbox/base/refusal.ts';
import type { Guard, RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import type { PlayClock } from './play-clock.ts';

/** Uses that wait for the answer to a reminder. */
const HELD: ReadonlySet<RequestedAction['use']> = new Set<RequestedAction['use']>([
  'bet',
  'launch',
  'gift',
  'coins',
  'pool',
]);

/** Blocks play while a reminder is pending [P.08]. @throws Refusal REALITY_CHECK_DUE from the guard */
export const realityGuard =
  ({ find }: Pick<PlayClock, 'find'>): Guard =>
  ({ userId, use }) => {
    if (HELD.has(use) && find(userId).dueAt !== null) refuse('REALITY_CHECK_DUE');
  };
