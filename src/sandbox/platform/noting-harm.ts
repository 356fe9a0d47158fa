import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { HarmNote } from '#sandbox/domains/protection/marker/marker-store.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { Platform } from './platform.ts';

type Ports = Pick<Platform, 'markers' | 'world' | 'money'>;

/** A member’s own limit kept something back. */
const HITS: ReadonlySet<string> = new Set(['LIMIT_REACHED', 'DEPOSIT_LIMIT_REACHED']);
/** By these a member raises a limit of their own, with the second yes. */
const RAISES: ReadonlySet<string> = new Set(['depositLimit.confirm', 'ownLimit.confirm']);

const Yes = v.looseObject({ accept: v.literal(true), period: v.nonNullish(v.unknown()) });
const Cancelled = v.looseObject({ orderId: v.string() });
const OUT: readonly string[] = ['withdrawal', 'fastDraw'];

const isRaise = (name: string, raw: unknown): boolean => RAISES.has(name) && v.safeParse(Yes, raw).success;

/** Whether a member wanted a withdrawal of theirs back; where the site does it, the order itself says so. */
function wantsBack({ money }: Ports, userId: string, { name }: BoundCall, raw: unknown): boolean {
  const asked = v.safeParse(Cancelled, raw);
  if (name !== 'order.cancel' || !asked.success) return false;
  const order = money.store.byId(asked.output.orderId, userId);
  return order !== undefined && OUT.includes(order.kind);
}

/** What a refusal is noted as; null for nothing. */
function noteOfRefusal(
  ports: Ports,
  userId: string,
  bound: BoundCall,
  raw: unknown,
  thrown: unknown,
): HarmNote | null {
  if (!(thrown instanceof Refusal)) return null;
  if (HITS.has(thrown.code)) return 'limitHit';
  return thrown.code === 'ORDER_STEP_REFUSED' && wantsBack(ports, userId, bound, raw) ? 'cancelAsked' : null;
}

/**
 * Notes acts that markers of harm look at and nothing else keeps: limits that were reached or raised, and withdrawals that
 * were to be cancelled where that is not done.
 */
export const notingHarm =
  (ports: Ports) =>
  (bound: BoundCall): BoundCall => ({
    ...bound,
    async answer(raw: unknown, context: CallContext) {
      const userId = context.account?.userId;
      if (userId === undefined) return bound.answer(raw, context);
      const { markers, world } = ports;
      const note = (kind: HarmNote) => markers.store.note(userId, kind, world.clock.now());
      try {
        const answer = await bound.answer(raw, context);
        if (isRaise(bound.name, raw)) note('limitRaised');
        return answer;
      } catch (thrown) {
        const kind = noteOfRefusal(ports, userId, bound, raw, thrown);
        if (kind !== null) note(kind);
        throw thrown;
      }
    },
  });
