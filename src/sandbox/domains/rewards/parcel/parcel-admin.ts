import * as v from 'valibot';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import { AdminRefusal, byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { OpenParcels } from './parcels.ts';

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

type Ports = Timed & { readonly parcels: OpenParcels };

/** Mounts the routes with which operators pack and send parcels, and record the outcome of returned ones. */
export function mountParcelAdmin(site: Site, { parcels, world }: Ports): void {
  post(site, '/sandbox/parcels/:id', Step, (said, context) => {
    const id = context.req.param('id') ?? '';
    if (!NUMERIC_ID.test(id)) throw new AdminRefusal(404, '没有这个包裹');
    byRules(() => parcels.desk.step(id, said.step, { ...NOTHING, ...said }, world.clock.now()));
  });
}
