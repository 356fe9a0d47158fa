import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { ANSWER_KINDS, type AnswerKind, headersOf } from '#sandbox/http/headers/headers.table.ts';
import type { PolicyInputs } from '#sandbox/http/headers/policy-inputs.ts';
import type { Deployment } from '../deployment.ts';

const CACHE = 'cache-control';

type ExampleRequest = { readonly origin: string; readonly path: string; readonly method?: 'GET' | 'POST' };
/** Kinds that a domain of the web server answers; the video domains are their own. */
type TriedKind = Exclude<AnswerKind, 'media'>;

/** Example requests for a response of each kind behind the web server. */
function exampleRequestsOf(
  { sites: [site], venues: [venue = ''], console }: Deployment,
  asset: string,
): Readonly<Record<TriedKind, ExampleRequest>> {
  const origin = site?.origin ?? '';
  return {
    page: { origin, path: '/app/home' },
    asset: { origin, path: `/${asset}` },
    file: { origin, path: '/version.json' },
    call: { origin, path: '/timeServer' },
    picture: { origin, path: '/art/crest/x.svg' },
    venuePage: { origin: venue, path: '/venue/play' },
    venueAnswer: { origin: venue, path: '/venue/api/look', method: 'POST' },
    console: { origin: console, path: '/sandbox/' },
    consoleAnswer: { origin: console, path: '/sandbox/state' },
  };
}

/** Requests by name from this machine: names below localhost are resolved by browsers only. */
const headersAt = (
  { origin, path, method = 'GET' }: ExampleRequest,
  ca: string,
): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    const { host, hostname, port } = new URL(origin);
    const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip' };
    const at = { host: '127.0.0.1', port, path, method, headers, ca, servername: hostname };
    request(at, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ ...answer.headers, ':status': String(answer.statusCode) }));
    })
      .once('error', reject)
      .end();
  });

/** Returns the cache lifetime that the platform itself sends for a response: proxied responses have the same. */
const cacheLifetimeOf = (
  upstream: string,
  { path, method = 'GET' }: ExampleRequest,
  host: string,
): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    plainRequest(`http://${upstream}${path}`, { method, headers: { host } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.headers[CACHE]));
    })
      .once('error', reject)
      .end();
  });

/** Kind of response, its number of expected headers, and those that differ from the table. */
export type Comparison = {
  readonly kind: AnswerKind;
  readonly headers: number;
  readonly wrong: readonly string[];
};

const FILES: readonly AnswerKind[] = ['page', 'asset', 'file'];
const isTried = (kind: AnswerKind): kind is TriedKind => kind !== 'media';

/**
 * Compares the headers sent by the web server with the table of headers, kind by kind.
 * @param asset a file of the build whose name contains a hash
 */
export function compareHeaders(
  deployment: Deployment,
  policyInputs: PolicyInputs,
  { ca, asset }: { readonly ca: string; readonly asset: string },
): Promise<readonly Comparison[]> {
  const requests = exampleRequestsOf(deployment, asset);
  const compare = async (kind: TriedKind): Promise<Comparison> => {
    const upstream = kind.startsWith('console') ? deployment.desk : deployment.platform;
    const host = kind.startsWith('console') ? 'localhost' : new URL(requests[kind].origin).host;
    const proxied = FILES.includes(kind)
      ? {}
      : { [CACHE]: await cacheLifetimeOf(upstream, requests[kind], host) };
    const wanted = Object.entries({ ...headersOf(kind, policyInputs), ...proxied });
    const sent = await headersAt(requests[kind], ca);
    const wrong = wanted.flatMap(([name, value]) =>
      sent[name] === value ? [] : [`${name}: ${sent[name] ?? 'missing'}, wanted ${value}`],
    );
    return { kind, headers: wanted.length, wrong };
  };
  return Promise.all(ANSWER_KINDS.filter(isTried).map(compare));
}
