import * as v from 'valibot';
import type { Timed } from '#sandbox/domains/domain.ts';
import { byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { Agents } from './agents.ts';

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

type Ports = Timed & { readonly agents: Pick<Agents, 'decide'> };

/** Applications of members who want to be agents, decided by hand. */
export function mountAgentAdmin(site: Site, { agents, world }: Ports): void {
  post(site, '/sandbox/agents/:id', Decision, (decision, context) => {
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    byRules(() => agents.decide(Number(context.req.param('id')), rejectedFor, world.clock.now()));
  });
}
