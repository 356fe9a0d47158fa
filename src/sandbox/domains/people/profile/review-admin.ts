import * as v from 'valibot';
import type { Timed } from '#sandbox/domains/domain.ts';
import { byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import { decideReview } from './decide-review.ts';
import type { Reviews } from './reviews.ts';

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

type Ports = Timed & Parameters<typeof decideReview>[0] & { readonly reviews: Reviews };

/** Mounts manual decisions on changes that members requested to their own data. */
export function mountReviewAdmin(site: Site, ports: Ports): void {
  const { reviews, world } = ports;
  post(site, '/sandbox/reviews/:id', Decision, (decision, context) => {
    const reviewId = Number(context.req.param('id'));
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    byRules(() => decideReview(ports, { reviewId, rejectedFor }, world.clock.now()));
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
