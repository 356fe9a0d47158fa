import * as v from 'valibot';
import { REJECT_NOTE_MAX } from '#contract/people/identity/constants.ts';
import { IDENTITY_REASONS } from '#contract/people/identity/states.table.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { AdminPorts } from '../admin-ports.ts';
import { AdminRefusal, post } from '../admin-route.ts';

/** Reason without a final full stop, because it is inserted into a sentence. */
const Decision = v.union([
  v.strictObject({ accept: v.literal(true) }),
  v.strictObject({
    reject: v.picklist(IDENTITY_REASONS),
    words: v.exactOptional(
      v.pipe(v.string(), v.trim(), v.maxLength(REJECT_NOTE_MAX), v.regex(/^$|[^。.]$/)),
      '',
    ),
  }),
]);

/** Documents of members, decided by hand. */
export function mountIdentityAdmin(site: Site, { platform }: AdminPorts): void {
  const { identities, world } = platform;
  post(site, '/sandbox/identities/:userId', Decision, (decision, context) => {
    const userId = context.req.param('userId') ?? '';
    const decided =
      'reject' in decision
        ? ({ is: 'reject', reason: decision.reject, words: decision.words } as const)
        : ({ is: 'accept' } as const);
    try {
      identities.decide(userId, decided, world.clock.now());
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      throw new AdminRefusal(409, thrown.message);
    }
  });
  site.get('/sandbox/identities/:userId/:side', (context) => {
    const { userId, side } = context.req.param();
    const picture = identities.picture(userId, side);
    if (!picture) return context.notFound();
    return context.body(new Uint8Array(picture.bytes), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': picture.type,
    });
  });
}
