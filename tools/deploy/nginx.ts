import { TYPES } from '#sandbox/http/files/packed-file.ts';
import { type AnswerKind, headersOf } from '#sandbox/http/headers/headers.table.ts';
import type { PolicyInputs } from '#sandbox/http/headers/policy-inputs.ts';
import { block } from './blocks.ts';
import type { Deployment } from './deployment.ts';
import {
  ASSET_PATTERN,
  CONSOLE_PAGE,
  FILE_PATTERN,
  OF_CONSOLE,
  OF_VENUES,
  PAGE_PATTERN,
  PROXIED,
} from './locations.ts';
import { UPSTREAM_IDLE } from './upstream-idle.ts';

const CACHE = 'cache-control';

/** Listen directives of a domain: its port, from the address of its origin. */
const listening = (origins: readonly string[]): readonly string[] => {
  const urls = origins.map((origin) => new URL(origin));
  const ports = new Set(urls.map(({ port }) => port || '443'));
  return [
    ...[...ports].map((port) => `listen ${port} ssl http2;`),
    `server_name ${urls.map(({ hostname }) => hostname).join(' ')};`,
  ];
};

/** Headers of files: the cache lifetime is sent only for existing files, so that a 404 is never cached. */
const headersOfFile = (kind: AnswerKind, policyInputs: PolicyInputs): readonly string[] => [
  `# ${kind}`,
  ...Object.entries(headersOf(kind, policyInputs)).map(
    ([name, value]) => `add_header ${name} "${value}"${name === CACHE ? '' : ' always'};`,
  ),
];

/** Headers of a response of the platform: ours replace its own, except for the cache lifetime. */
const headersOfAnswer = (kind: AnswerKind, policyInputs: PolicyInputs): readonly string[] => [
  `# ${kind}`,
  ...Object.entries(headersOf(kind, policyInputs))
    .filter(([name]) => name !== CACHE)
    .flatMap(([name, value]) => [`proxy_hide_header ${name};`, `add_header ${name} "${value}" always;`]),
];

type Proxied = (typeof PROXIED)[number];
const passing =
  (upstream: string, policyInputs: PolicyInputs, limits: readonly string[] = []) =>
  ({ begin, kind }: Proxied): readonly string[] =>
    block(`location ^~ ${begin}`, [
      ...limits,
      ...headersOfAnswer(kind, policyInputs),
      `proxy_pass http://${upstream};`,
    ]);

const NOT_FOUND_LOCATION = block('location /', ['return 404;']);

/** Requests a second that one address may send to the platform, and how many more at once: a page begins with some thirty. */
const CALLS = { perSecond: 30, burst: 150 };
const FEW_CALLS = `limit_req zone=courtside_calls burst=${CALLS.burst} nodelay;`;

function siteServer(
  deployment: Deployment,
  policyInputs: PolicyInputs,
  { siteId, origins }: { readonly siteId: string; readonly origins: readonly string[] },
): readonly string[] {
  const { folder } = deployment;
  return block('server', [
    ...listening(origins),
    `root ${folder}/www;`,
    'gzip_static on;',
    'gzip_vary on;',
    ...PROXIED.flatMap(passing('courtside_platform', policyInputs, [FEW_CALLS])),
    ...block(`location ~ "${PAGE_PATTERN}"`, [
      `root ${folder}/pages/${siteId};`,
      ...headersOfFile('page', policyInputs),
    ]),
    ...block(`location ~ "${ASSET_PATTERN}"`, [
      ...headersOfFile('asset', policyInputs),
      'try_files $uri =404;',
    ]),
    ...block(`location ~ "${FILE_PATTERN}"`, [
      ...headersOfFile('file', policyInputs),
      'try_files $uri =404;',
    ]),
    ...block('location /', ['rewrite ^ /index.html last;']),
  ]);
}

const videoServers = ({ video }: Deployment, policyInputs: PolicyInputs): readonly string[] =>
  video.flatMap(({ origin, upstream }) =>
    upstream === null
      ? []
      : block('server', [
          ...listening([origin]),
          'proxy_buffering off;',
          ...block('location /', [
            ...headersOfAnswer('media', policyInputs),
            `proxy_pass http://${upstream};`,
          ]),
        ]),
  );

const venueServer = ({ venues }: Deployment, policyInputs: PolicyInputs): readonly string[] =>
  block('server', [
    ...listening(venues),
    ...OF_VENUES.flatMap(passing('courtside_platform', policyInputs, [FEW_CALLS])),
    ...NOT_FOUND_LOCATION,
  ]);

/** Restricts the console to a few addresses and to holders of a certificate: its API treats every client as the operator. */
const consoleServer = (deployment: Deployment, policyInputs: PolicyInputs): readonly string[] =>
  block('server', [
    ...listening([deployment.console]),
    ...deployment.operators.map((address) => `allow ${address};`),
    'deny all;',
    ...(deployment.operatorAuthority === null
      ? []
      : [`ssl_client_certificate ${deployment.operatorAuthority};`, 'ssl_verify_client on;']),
    'proxy_set_header Host localhost;',
    ...block(`location = ${CONSOLE_PAGE}`, [
      ...headersOfAnswer('console', policyInputs),
      `proxy_pass http://${deployment.desk};`,
    ]),
    ...OF_CONSOLE.flatMap(passing(deployment.desk, policyInputs)),
    ...block('location = /', [`return 302 ${CONSOLE_PAGE};`]),
    ...NOT_FOUND_LOCATION,
  ]);

/** Plain requests are led to TLS, on the standard ports and under names of the deployment alone. */
function redirects({ sites, lines, venues, console }: Deployment): readonly string[] {
  const urls = [...sites.map(({ origin }) => origin), ...lines, ...venues, console].map(
    (origin) => new URL(origin),
  );
  const names = urls.filter(({ port }) => port === '').map(({ hostname }) => hostname);
  if (names.length === 0) return [];
  return [
    ...block('server', ['listen 80 default_server;', 'server_name _;', 'return 444;']),
    ...block('server', [
      'listen 80;',
      `server_name ${[...new Set(names)].join(' ')};`,
      'return 301 https://$host$request_uri;',
    ]),
  ];
}

/** Closes connections to unknown hosts without a response. */
const strangers = (deployment: Deployment): readonly string[] => {
  const { sites, lines, venues } = deployment;
  const origins = [...sites.map(({ origin }) => origin), ...lines, ...venues, deployment.console];
  const ports = new Set(origins.map((origin) => new URL(origin).port || '443'));
  return block('server', [
    ...[...ports].map((port) => `listen ${port} ssl http2 default_server;`),
    'server_name _;',
    'return 444;',
  ]);
};

const typeLines = Object.entries(TYPES).map(([end, type]) => `"${type}" ${end.slice(1)};`);

const shared = ({ platform, certificate }: Deployment): readonly string[] => [
  ...block('upstream courtside_platform', [
    `server ${platform};`,
    'keepalive 64;',
    `keepalive_timeout ${UPSTREAM_IDLE};`,
  ]),
  `ssl_certificate ${certificate.chain};`,
  `ssl_certificate_key ${certificate.key};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:courtside:10m;',
  'server_tokens off;',
  'default_type application/octet-stream;',
  ...block('types', typeLines),
  '# A request for newer messages is held by the platform for as long as it likes.',
  'proxy_read_timeout 120s;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'client_max_body_size 1m;',
  `limit_req_zone $binary_remote_addr zone=courtside_calls:10m rate=${CALLS.perSecond}r/s;`,
  'limit_req_status 429;',
];

/** The configuration of nginx, to be included in its `http` block. Every location is marked with the kind of its answers. */
export function nginxConfig(deployment: Deployment, policyInputs: PolicyInputs): string {
  const [first, ...others] = deployment.sites.map(({ siteId, origin }) => ({ siteId, origins: [origin] }));
  // A further line serves the first site as well: it is another way to the same platform.
  const sites = first ? [{ ...first, origins: [...first.origins, ...deployment.lines] }, ...others] : [];
  return `${[
    '# Written by npm run build from tools/deploy and the table of headers; do not edit.',
    ...shared(deployment),
    ...redirects(deployment),
    ...strangers(deployment),
    ...sites.flatMap((site) => siteServer(deployment, policyInputs, site)),
    ...videoServers(deployment, policyInputs),
    ...venueServer(deployment, policyInputs),
    ...consoleServer(deployment, policyInputs),
  ].join('\n')}\n`;
}
