import * as v from 'valibot';
import { SERVICE_TEXT_MAX } from '#contract/care/support/constants.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import { AdminRefusal, byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { FeedbackDesk } from './feedback-desk.ts';

const Words = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX)),
  step: v.picklist(['answer', 'ask', 'resolve']),
});

type Ports = Timed & { readonly feedback: { readonly desk: Pick<FeedbackDesk, 'write'> } };

/** Mounts the route with which operators answer feedback. */
export function mountFeedbackAdmin(site: Site, { feedback, world }: Ports): void {
  post(site, '/sandbox/feedback/:id', Words, ({ step, text }, context) => {
    const id = context.req.param('id') ?? '';
    if (!NUMERIC_ID.test(id)) throw new AdminRefusal(404, '没有这个会话');
    byRules(() => feedback.desk.write(BigInt(id).toString(), step, text, world.clock.now()));
  });
}
