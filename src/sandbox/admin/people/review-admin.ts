import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import { decideReview } from '#sandbox/domains/people/profile/decide-review.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { AdminPorts } from '../admin-ports.ts';
import { AdminRefusal, post } from '../admin-route.ts';

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

/** Mounts manual decisions on changes that members requested to their own data. */
export function mountReviewAdmin(site: Site, { platform }: AdminPorts): void {
  const { reviews, world } = platform;
  post(site, '/sandbox/reviews/:id', Decision, (decision, context) => {
    const reviewId = Number(context.req.param('id'));
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    try {
      decideReview(platform, { reviewId, rejectedFor }, world.clock.now());
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      throw new AdminRefusal(thrown.code === 'NOT_FOUND' ? 404 : 409, thrown.message);
    }
  });
  site.get('/sandbox/reviews/:id/picture', (context) => {
    const picture = reviews.picture(Number(context.req.param('id')));
    if (!picture) return context.notFound();
    return context.body(new Uint8Array(picture.bytes), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': picture.type,
    });
  });
}
