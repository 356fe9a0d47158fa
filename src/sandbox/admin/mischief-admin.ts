import * as v from 'valibot';
import type { Site } from '#sandbox/http/api.ts';
import { RuleWithFault } from '#sandbox/mischief/fault.ts';
import type { AdminPorts } from './admin-ports.ts';
import { post } from './admin-route.ts';

const MediaFault = v.variant('kind', [
  v.strictObject({ kind: v.literal('dead') }),
  v.strictObject({ kind: v.literal('black-hole') }),
  v.strictObject({ kind: v.literal('slow'), bytesPerSecond: v.pipe(v.number(), v.minValue(1)) }),
  v.strictObject({ kind: v.literal('status'), status: v.picklist([403, 404, 503]) }),
  v.strictObject({ kind: v.literal('stall') }),
  v.strictObject({ kind: v.literal('end') }),
]);
const HostMischief = v.strictObject({
  /** Number of the video domain, from 0. */
  host: v.union([v.literal('every'), v.pipe(v.number(), v.integer(), v.minValue(0))]),
  media: v.optional(v.picklist(['hls', 'flv', 'both']), 'both'),
  fault: MediaFault,
});

/** Which of the two is meant shows by the host, so that a mistake is told where it is. */
const Mischief = v.lazy<typeof HostMischief | typeof RuleWithFault>((wanted) =>
  typeof wanted === 'object' && wanted !== null && 'host' in wanted ? HostMischief : RuleWithFault,
);

/** Faults on demand, of the platform by path and of the video domains by host. */
export function mountMischiefAdmin(site: Site, { mischief, video }: AdminPorts): void {
  const path = '/sandbox/mischief';
  site.get(path, (context) => context.json({ rules: mischief.list(), hosts: video.faults.list() }));
  site.delete(path, (context) => {
    const id = context.req.query('id');
    mischief.clear(id === undefined ? undefined : Number(id));
    if (id === undefined) video.faults.clear();
    return context.json({ ok: true });
  });
  post(site, path, Mischief, (wanted) => {
    if (!('host' in wanted)) return { id: mischief.add(wanted) };
    const { host, media, fault } = wanted;
    video.faults.set({ host, media }, fault);
    return { ok: true };
  });
}
