import * as v from 'valibot';
import type { About } from '#sandbox/domains/protection/asked-use.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { callSpending } from './call-spending.ts';
import { callUse } from './call-use.ts';
import type { Platform } from './platform.ts';

type Ports = Pick<Platform, 'commands' | 'gifts' | 'money' | 'protection' | 'world'>;

const Repeatable = v.object({ clientRequestId: v.string() });
/** What commands are about, under the names the wire has for it. */
const Subject = v.object({
  venueEnName: v.optional(v.string()),
  api_name: v.optional(v.string()),
  gameId: v.optional(v.string()),
  roomNo: v.optional(v.nullable(v.string())),
  legs: v.optional(v.array(v.object({ matchId: v.string() }))),
});

function aboutOf(input: unknown): About {
  const parsed = v.safeParse(Subject, input);
  if (!parsed.success) return {};
  const { venueEnName, api_name, gameId, roomNo, legs } = parsed.output;
  const venue = venueEnName ?? api_name;
  return {
    ...(venue ? { venue } : {}),
    ...(gameId ? { gameId } : {}),
    ...(roomNo ? { roomNo } : {}),
    ...(legs ? { matchIds: legs.map(({ matchId }) => matchId) } : {}),
  };
}

/** The same command came before and was done: it is answered as then, whatever holds now. */
function wasDone({ commands, money }: Ports, userId: string, input: unknown): boolean {
  const parsed = v.safeParse(Repeatable, input);
  if (!parsed.success) return false;
  const { clientRequestId } = parsed.output;
  return (
    commands.answered(userId, clientRequestId) !== null ||
    money.store.byRequest(userId, clientRequestId) !== undefined
  );
}

/**
 * Puts every call behind what its member decided for themselves, by the table of uses [P.15–P.18]. Handlers set money aside
 * before they first wait for anything, so that nothing comes between the yes and the money.
 */
export const admitting =
  (ports: Ports) =>
  (bound: BoundCall): BoundCall => ({
    ...bound,
    async answer(raw: unknown, context: CallContext) {
      const use = callUse(bound.name, raw);
      const userId = context.account?.userId;
      if (use !== null && userId !== undefined && !wasDone(ports, userId, raw)) {
        const spending = callSpending(bound.name, raw, ports);
        const at = ports.world.clock.now();
        const { siteId } = context;
        ports.protection.admit({ userId, siteId, use, spending, about: aboutOf(raw), at });
      }
      return bound.answer(raw, context);
    },
  });
