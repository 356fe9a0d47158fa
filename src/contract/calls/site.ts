import * as v from 'valibot';
import { Maintenance } from '../models/maintenance.ts';
import { Domains, SiteConfig } from '../models/site.ts';
import { defineCall } from './define-call.ts';

export const siteCalls = {
  'site.config': defineCall({
    summary: 'Configuration of the site: brand, series, switches, currencies',
    requirement: '7.10',
    method: 'POST',
    path: '/api/site/group/site/configInfo/v1/get',
    body: 'json',
    credentials: 'none',
    request: v.object({}),
    response: SiteConfig,
    retry: { times: 2, delayMs: 500 },
    cacheSeconds: 60,
  }),
  'site.perInfo': defineCall({
    summary:
      'Whether the site is open to this visitor; SYSTEM_MAINTENANCE here means the site is down [8.10]',
    requirement: '7.10',
    method: 'POST',
    path: {
      member: '/api/site/group/site/perInfo/v5/get',
      guest: '/api/site/group/site/perInfo/v1/get',
    },
    body: 'json',
    credentials: 'optional',
    request: v.object({}),
    /** `maintenance` is announced and not yet begun, or null. */
    response: v.object({ maintenance: v.nullable(Maintenance) }),
  }),
  'site.domains': defineCall({
    summary: 'API lines and video domains of the site',
    requirement: '7.10',
    method: 'POST',
    path: '/api/site/domains/v1/list',
    body: 'json',
    credentials: 'none',
    request: v.object({}),
    response: Domains,
    retry: { times: 2, delayMs: 500 },
    cacheSeconds: 60,
  }),
};
