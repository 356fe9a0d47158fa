import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { AdminPorts } from './admin-ports.ts';
import { AdminRefusal, post } from './admin-route.ts';

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

/** Applications of members who want to be agents, decided by hand. */
export function mountAgentAdmin(site: Site, { platform: { agents, world } }: AdminPorts): void {
  post(site, '/sandbox/agents/:id', Decision, (decision, context) => {
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    try {
      agents.decide(Number(context.req.param('id')), rejectedFor, world.clock.now());
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      throw new AdminRefusal(thrown.code === 'NOT_FOUND' ? 404 : 409, thrown.message);
    }
  });
}
