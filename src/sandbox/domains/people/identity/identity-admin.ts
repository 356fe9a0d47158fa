import * as v from 'valibot';
import { REJECT_NOTE_MAX } from '#contract/people/identity/constants.ts';
import { IDENTITY_REASONS } from '#contract/people/identity/states.table.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import { byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { Identities } from './identities.ts';

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

type Ports = Timed & { readonly identities: Identities };

/** Documents of members, decided by hand. */
export function mountIdentityAdmin(site: Site, { identities, world }: Ports): void {
  post(site, '/sandbox/identities/:userId', Decision, (decision, context) => {
    const userId = context.req.param('userId') ?? '';
    const decided =
      'reject' in decision
        ? ({ is: 'reject', reason: decision.reject, words: decision.words } as const)
        : ({ is: 'accept' } as const);
    byRules(() => identities.decide(userId, decided, world.clock.now()));
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
