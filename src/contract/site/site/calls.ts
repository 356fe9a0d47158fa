import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { FloatingWindow, NavEntry, SportConfig, VenueStatus } from '#contract/site/navigation/schema.ts';
import { Country } from '#contract/site/site/schema.ts';
import { DownloadConfig } from '../navigation/schema.ts';
import { Domains, Maintenance, SiteConfig } from './schema.ts';

/** Options common to every configuration call: public, retried after a loss, cached for a minute. */
const configuration = {
  requirement: '7.10',
  method: 'POST',
  body: 'json',
  credentials: 'none',
  owner: 'page',
  retry: { times: 2, delayMs: 500 },
  cacheSeconds: 60,
} as const;

export const siteCalls = {
  'site.config': defineCall({
    ...configuration,
    summary: 'Configuration of the site: brand, series, switches, currencies',
    path: '/api/site/group/site/configInfo/v1/get',
    request: v.object({}),
    response: SiteConfig,
  }),
  'site.params': defineCall({
    ...configuration,
    summary: 'Values of site parameters by their key codes; a key the site does not know is left out',
    path: '/api/site/group/site/configInfo/v2/gets',
    request: v.object({
      keyCodes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{1,64}$/))), v.minLength(1), v.maxLength(50)),
    }),
    response: v.object({ params: v.record(v.string(), v.string()) }),
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
    owner: 'page',
    request: v.object({}),
    /** `maintenance` is announced and not yet begun, or null. */
    response: v.object({ maintenance: v.nullable(Maintenance) }),
  }),
  'site.domains': defineCall({
    ...configuration,
    summary: 'API lines and video domains of the site',
    path: '/api/site/domains/v1/list',
    request: v.object({}),
    response: Domains,
  }),
  'site.language': defineCall({
    ...configuration,
    summary: 'The language code of the site, and the name people know it by',
    path: '/common/v1/language/code',
    body: 'form',
    request: v.object({}),
    response: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-\w{2,8})*$/)), name: v.string() }),
  }),
  'site.navigation': defineCall({
    ...configuration,
    summary: 'Entries of the main navigation with their venues, leagues and promotion',
    path: '/api/site/navigation/v1/list',
    cachedAcrossVisits: true,
    request: v.object({}),
    response: v.object({ list: v.array(NavEntry) }),
  }),
  'site.maintenance': defineCall({
    summary: 'Maintenance status: of the site, going on or announced, and of each of its venues [4.03]',
    requirement: '7.13',
    method: 'POST',
    path: '/api/game/maintenance/v1/status',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: v.object({ site: v.nullable(Maintenance), venues: v.array(VenueStatus) }),
    retry: configuration.retry,
  }),
  'site.sports': defineCall({
    ...configuration,
    summary: 'Sports this site offers, in the order they are shown',
    path: '/api/site/sport/v1/configList',
    request: v.object({}),
    response: v.object({ list: v.array(SportConfig) }),
  }),
  'site.floating': defineCall({
    ...configuration,
    summary: 'Windows that float beside the page',
    path: '/api/site/floatIcon/v1/list',
    request: v.object({}),
    response: v.object({ list: v.array(FloatingWindow) }),
  }),
  'site.download': defineCall({
    ...configuration,
    summary: 'Ways to install the site on a phone',
    path: '/api/site/download/v1/config',
    request: v.object({}),
    response: DownloadConfig,
  }),
  'site.countries': defineCall({
    ...configuration,
    summary: 'Countries and regions whose phone numbers the site takes, the usual one first',
    path: '/common/v1/country/list',
    body: 'form',
    request: v.object({}),
    response: v.object({ list: v.pipe(v.array(Country), v.minLength(1)) }),
  }),
};
