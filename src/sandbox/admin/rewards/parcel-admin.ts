import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { AdminPorts } from '../admin-ports.ts';
import { AdminRefusal, post } from '../admin-route.ts';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const sent = { carrier: words, trackingNo: v.pipe(v.string(), v.regex(/^[\w-]{4,30}$/)) };

/** Step of an operator with its required details. */
const Step = v.variant('step', [
  v.strictObject({ step: v.literal('pack') }),
  v.strictObject({ step: v.literal('ship'), ...sent }),
  v.strictObject({ step: v.literal('return'), why: words }),
  v.strictObject({ step: v.literal('reship'), ...sent }),
  v.strictObject({ step: v.literal('refund') }),
]);

const NOTHING = { carrier: '', trackingNo: '', why: '' };

/** Mounts the routes with which operators pack and send parcels, and record the outcome of returned ones. */
export function mountParcelAdmin(site: Site, { platform: { parcels, world } }: AdminPorts): void {
  post(site, '/sandbox/parcels/:id', Step, (said, context) => {
    const id = context.req.param('id') ?? '';
    if (!/^\d{1,15}$/.test(id)) throw new AdminRefusal(404, '没有这个包裹');
    try {
      parcels.desk.step(id, said.step, { ...NOTHING, ...said }, world.clock.now());
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      throw new AdminRefusal(thrown.code === 'NOT_FOUND' ? 404 : 409, thrown.message);
    }
  });
}
