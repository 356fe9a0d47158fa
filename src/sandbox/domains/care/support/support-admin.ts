import * as v from 'valibot';
import { SERVICE_TEXT_MAX } from '#contract/care/support/constants.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import { AdminRefusal, byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { Support } from './support.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX));
const Turn = v.union([
  v.strictObject({ take: v.literal(true) }),
  v.strictObject({ resolve: v.literal(true) }),
  v.strictObject({ text }),
]);

const idOf = (param: string | undefined): bigint => {
  if (param === undefined || !NUMERIC_ID.test(param)) throw new AdminRefusal(404, '没有这个会话');
  return BigInt(param);
};

type Ports = Timed & { readonly service: Support };

/** Mounts the routes with which operators answer conversations, and view the images in them. */
export function mountSupportAdmin(site: Site, { service, world }: Ports): void {
  const now = () => world.clock.now();
  post(site, '/sandbox/service/:id', Turn, (turn, context) => {
    const id = idOf(context.req.param('id'));
    byRules(() => {
      if ('text' in turn) service.operators.answer(id, turn.text, now());
      else if ('take' in turn) service.operators.take(id, now());
      else service.operators.resolve(id, now());
    });
  });
  site.get('/sandbox/service/pictures/:id', (context) => {
    const picture = service.pictures.find(context.req.param('id'));
    if (!picture) return context.notFound();
    return context.body(new Uint8Array(picture.bytes), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': picture.type,
    });
  });
}
