import * as v from 'valibot';
import type { Site } from '#sandbox/http/api.ts';
import { MediaMischief } from '#sandbox/media/media-mischief.ts';
import { RuleWithFault } from '#sandbox/mischief/fault.ts';
import type { AdminPorts } from './admin-ports.ts';
import { post } from './admin-route.ts';

/** Which of the two is meant shows by the host, so that a mistake is told where it is. */
const Mischief = v.lazy<typeof MediaMischief | typeof RuleWithFault>((wanted) =>
  typeof wanted === 'object' && wanted !== null && 'host' in wanted ? MediaMischief : RuleWithFault,
);

/**
 * Faults on demand, of the platform by path and of the video domains by host. `DELETE` ends one of the platform's by
 * `?id=`, one of the domains' by `?mediaId=`, or all.
 */
export function mountMischiefAdmin(site: Site, { mischief, video }: AdminPorts): void {
  const path = '/sandbox/mischief';
  site.get(path, (context) => context.json({ rules: mischief.list(), hosts: video.faults.list() }));
  site.delete(path, (context) => {
    const { id, mediaId } = context.req.query();
    if (id !== undefined) mischief.clear(Number(id));
    if (mediaId !== undefined) video.faults.remove(Number(mediaId));
    if (id === undefined && mediaId === undefined) {
      mischief.clear();
      video.faults.clear();
    }
    return context.json({ ok: true });
  });
  post(site, path, Mischief, (wanted) => {
    if (!('host' in wanted)) return { id: mischief.add(wanted) };
    const { host, media, fault, share, times } = wanted;
    return { mediaId: video.faults.set({ host, media }, fault, { share, times }) };
  });
}
