import { refuse } from '#sandbox/base/refusal.ts';
import type { AskedUse, Guard } from '#sandbox/domains/ground/admission/asked-use.ts';
import type { PlayClock } from './play-clock.ts';

/** Uses that wait for the answer to a reminder. */
const HELD: ReadonlySet<AskedUse['use']> = new Set<AskedUse['use']>([
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
