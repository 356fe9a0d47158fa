import * as v from 'valibot';
import { SERVICE_TEXT_MAX } from '#contract/care/support/constants.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { AdminPorts } from '../admin-ports.ts';
import { AdminRefusal, post } from '../admin-route.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX));
const Turn = v.union([
  v.strictObject({ take: v.literal(true) }),
  v.strictObject({ resolve: v.literal(true) }),
  v.strictObject({ text }),
]);
const Words = v.strictObject({ text, step: v.picklist(['answer', 'ask', 'resolve']) });

/** @throws AdminRefusal where the rules refuse. */
function byRules(act: () => void): void {
  try {
    act();
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    throw new AdminRefusal(thrown.code === 'NOT_FOUND' ? 404 : 409, thrown.message);
  }
}

const idOf = (param: string | undefined): bigint => {
  if (param === undefined || !/^\d{1,15}$/.test(param)) throw new AdminRefusal(404, '没有这个会话');
  return BigInt(param);
};

/** Mounts the routes with which operators answer conversations and feedback, and view the images in them. */
export function mountServiceAdmin(site: Site, { platform }: AdminPorts): void {
  const { service, feedback, world } = platform;
  const now = () => world.clock.now();
  post(site, '/sandbox/service/:id', Turn, (turn, context) => {
    const id = idOf(context.req.param('id'));
    byRules(() => {
      if ('text' in turn) service.operators.answer(id, turn.text, now());
      else if ('take' in turn) service.operators.take(id, now());
      else service.operators.resolve(id, now());
    });
  });
  post(site, '/sandbox/feedback/:id', Words, (words, context) => {
    const id = idOf(context.req.param('id')).toString();
    byRules(() => feedback.desk.write(id, words.step, words.text, now()));
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
