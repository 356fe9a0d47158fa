import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { Platform } from './platform.ts';

/** A member’s own limit kept something back. */
const HITS: ReadonlySet<string> = new Set(['LIMIT_REACHED', 'DEPOSIT_LIMIT_REACHED']);
/** By these a member raises a limit of their own, with the second yes. */
const RAISES: ReadonlySet<string> = new Set(['depositLimit.confirm', 'ownLimit.confirm']);

const Yes = v.looseObject({ accept: v.literal(true), period: v.nonNullish(v.unknown()) });
const isRaise = (name: string, raw: unknown): boolean => RAISES.has(name) && v.safeParse(Yes, raw).success;

/** Notes acts that markers of harm look at and nothing else keeps: limits that were reached, and limits that were raised. */
export const notingHarm =
  ({ markers, world }: Pick<Platform, 'markers' | 'world'>) =>
  (bound: BoundCall): BoundCall => ({
    ...bound,
    async answer(raw: unknown, context: CallContext) {
      const userId = context.account?.userId;
      if (userId === undefined) return bound.answer(raw, context);
      try {
        const answer = await bound.answer(raw, context);
        if (isRaise(bound.name, raw)) markers.store.note(userId, 'limitRaised', world.clock.now());
        return answer;
      } catch (thrown) {
        const isHit = thrown instanceof Refusal && HITS.has(thrown.code);
        if (isHit) markers.store.note(userId, 'limitHit', world.clock.now());
        throw thrown;
      }
    },
  });
