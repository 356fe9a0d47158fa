import * as v from 'valibot';
import type { Site } from '#sandbox/http/api.ts';
import type { AdminPorts } from './admin-ports.ts';
import { AdminRefusal, post } from './admin-route.ts';

const NOTE_MAX = 200;
const Closing = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_MAX)),
});

/** Cases of members whose play may do them harm: closed by hand, with what was done. Offers come again afterwards. */
export function mountCareAdmin(site: Site, { platform }: AdminPorts): void {
  const { markers, world } = platform;
  post(site, '/sandbox/care/:id', Closing, ({ note }, context) => {
    const isClosed = markers.store.closeCase(Number(context.req.param('id')), note, world.clock.now());
    if (!isClosed) throw new AdminRefusal(404, '没有这个处理中的个案');
  });
}
