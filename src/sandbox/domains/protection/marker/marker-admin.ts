import * as v from 'valibot';
import type { Timed } from '#sandbox/domains/domain.ts';
import { AdminRefusal, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { MarkerStore } from './marker-store.ts';

const NOTE_MAX = 200;
const Closing = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_MAX)),
});

type Ports = Timed & { readonly markers: { readonly store: Pick<MarkerStore, 'closeCase'> } };

/** Cases of members whose play may do them harm: closed by hand, with what was done. Offers come again afterwards. */
export function mountMarkerAdmin(site: Site, { markers, world }: Ports): void {
  post(site, '/sandbox/care/:id', Closing, ({ note }, context) => {
    const isClosed = markers.store.closeCase(Number(context.req.param('id')), note, world.clock.now());
    if (!isClosed) throw new AdminRefusal(404, '没有这个处理中的个案');
  });
}
