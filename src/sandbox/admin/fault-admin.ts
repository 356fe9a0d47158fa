import * as v from 'valibot';
import { post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { CallFaultRule, MediaFaultRule } from '#sandbox/http/faults/fault-rule.ts';
import type { AdminPorts } from './admin-ports.ts';

/** The host determines which of the two is validated, so that an error is reported at its field. */
const FaultRule = v.lazy<typeof MediaFaultRule | typeof CallFaultRule>((wanted) =>
  typeof wanted === 'object' && wanted !== null && 'host' in wanted ? MediaFaultRule : CallFaultRule,
);

/**
 * Faults on demand, of the platform by path and of the video domains by host. `DELETE` ends one of the platform's by
 * `?id=`, one of the domains' by `?mediaId=`, or all.
 */
export function mountFaultAdmin(site: Site, { faultInjector, video }: AdminPorts): void {
  const path = '/sandbox/faults';
  site.get(path, (context) => context.json({ rules: faultInjector.list(), hosts: video.faults.list() }));
  site.delete(path, (context) => {
    const { id, mediaId } = context.req.query();
    if (id !== undefined) faultInjector.clear(Number(id));
    if (mediaId !== undefined) video.faults.clear(Number(mediaId));
    if (id === undefined && mediaId === undefined) {
      faultInjector.clear();
      video.faults.clear();
    }
    return context.json({ ok: true });
  });
  post(site, path, FaultRule, (wanted) => {
    if (!('host' in wanted)) return { id: faultInjector.add(wanted) };
    const { host, media, fault, share, times } = wanted;
    return { mediaId: video.faults.set({ host, media }, fault, { share, times }) };
  });
}
