import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { HarmNote } from '#sandbox/domains/protection/marker/marker-store.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { Platform } from './platform.ts';

type Ports = Pick<Platform, 'markers' | 'world' | 'money'>;

/** Refusals by a member’s own limit. */
const HITS: ReadonlySet<string> = new Set(['LIMIT_REACHED', 'DEPOSIT_LIMIT_REACHED']);
/** Calls by which a member confirms a raise of their own limit. */
const RAISES: ReadonlySet<string> = new Set(['depositLimit.confirm', 'ownLimit.confirm']);

const Yes = v.looseObject({ accept: v.literal(true), period: v.nonNullish(v.unknown()) });
const Cancelled = v.looseObject({ orderId: v.string() });
const OUT: readonly string[] = ['withdrawal', 'fastDraw'];

const isRaise = (name: string, raw: unknown): boolean => RAISES.has(name) && v.safeParse(Yes, raw).success;

/** Reports whether a member tried to cancel a withdrawal; where the site allows it, the order itself records it. */
function wantsBack({ money }: Ports, userId: string, { name }: BoundCall, raw: unknown): boolean {
  const cancellation = v.safeParse(Cancelled, raw);
  if (name !== 'order.cancel' || !cancellation.success) return false;
  const order = money.store.byId(cancellation.output.orderId, userId);
  return order !== undefined && OUT.includes(order.kind);
}

/** Returns the note for a refusal; null for none. */
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
 * Records actions that markers of harm use and that are stored nowhere else: limits reached or raised, and attempts to
 * cancel withdrawals where that is not possible.
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
