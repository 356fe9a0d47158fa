import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import type { Deployment } from '../deployment.ts';

const NAMES = [
  'localhost',
  'site-5003.localhost',
  'venue.localhost',
  'venue-2.localhost',
  'console.localhost',
];

const State = v.object({ videoOrigins: v.array(v.string()) });

/** A certificate of our own for the names that are tried, by openssl. */
function makeCertificate(folder: string): Deployment['certificate'] {
  const [chain, key] = [join(folder, 'chain.pem'), join(folder, 'key.pem')];
  const names = [...NAMES.map((name) => `DNS:${name}`), 'IP:127.0.0.1'].join(',');
  const requestOptions = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  const where = ['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', chain];
  execFileSync('openssl', [...requestOptions, ...where], { stdio: 'ignore' });
  return { chain, key };
}

/**
 * Returns the addresses of a sandbox as those of a platform with its own domains, all at one port of the web server.
 * @param folder folder of the web server’s files, which also receives its certificate
 */
export async function deploymentOf(site: string, folder: string, port: number): Promise<Deployment> {
  const operatorOrigin = consoleOrigin(site);
  const state = v.parse(State, await (await fetch(`${operatorOrigin}/sandbox/state`)).json());
  const at = (name: string) => `https://${name}:${port}`;
  return {
    sites: [
      { siteId: '5000', origin: at('localhost') },
      { siteId: '5003', origin: at('site-5003.localhost') },
    ],
    lines: [at('127.0.0.1')],
    video: state.videoOrigins.map((origin) => ({ origin, upstream: null })),
    venues: [at('venue.localhost'), at('venue-2.localhost')],
    console: at('console.localhost'),
    operators: ['127.0.0.1', '::1'],
    beacons: [],
    platform: new URL(site).host,
    desk: new URL(operatorOrigin).host,
    folder,
    certificate: makeCertificate(folder),
    operatorAuthority: null,
  };
}
