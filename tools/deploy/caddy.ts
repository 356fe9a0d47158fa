import { type AnswerKind, headersOf } from '#sandbox/http/headers/headers.table.ts';
import type { PolicyInputs } from '#sandbox/http/headers/policy-inputs.ts';
import { block as bracedBlock } from './blocks.ts';
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
const block = (head: string, lines: readonly string[]) => bracedBlock(head, lines, '\t');

const headerLines = (headers: readonly (readonly [string, string])[], ...rest: readonly string[]) =>
  block('header', [...headers.map(([name, value]) => `${name} "${value}"`), ...rest]);

const fileHeaders = (kind: AnswerKind, policyInputs: PolicyInputs): readonly string[] => [
  `# ${kind}`,
  ...headerLines(Object.entries(headersOf(kind, policyInputs))),
];

/** Replaces the platform’s own headers with ours once its response is there; the cache lifetime remains that of the platform. */
const answerHeaders = (kind: AnswerKind, policyInputs: PolicyInputs): readonly string[] => [
  `# ${kind}`,
  ...headerLines(
    Object.entries(headersOf(kind, policyInputs)).filter(([name]) => name !== CACHE),
    'defer',
  ),
];

type Proxied = (typeof PROXIED)[number];
const passing =
  (upstream: string, policyInputs: PolicyInputs, how: readonly string[] = []) =>
  ({ begin, kind }: Proxied): readonly string[] =>
    block(`handle ${begin}*`, [...answerHeaders(kind, policyInputs), ...proxied(upstream, how)]);

/** Proxies to an upstream, whose keep-alive connections are closed before the platform ends them. */
const proxied = (upstream: string, how: readonly string[] = []): readonly string[] =>
  block(`reverse_proxy ${upstream}`, [...how, ...block('transport http', [`keepalive ${UPSTREAM_IDLE}`])]);

const FILES = block('file_server', ['precompressed br gzip']);
const MISSING = block('handle', ['respond 404']);

const tls = ({ certificate }: Deployment) => `tls ${certificate.chain} ${certificate.key}`;

function siteBlock(
  deployment: Deployment,
  policyInputs: PolicyInputs,
  { siteId, origins }: { readonly siteId: string; readonly origins: readonly string[] },
): readonly string[] {
  const { folder, platform } = deployment;
  const page = [`root * ${folder}/pages/${siteId}`, ...fileHeaders('page', policyInputs), ...FILES];
  return block(origins.join(', '), [
    tls(deployment),
    `root * ${folder}/www`,
    `@page path_regexp ${PAGE_PATTERN}`,
    ...block('@asset', [`path_regexp ${ASSET_PATTERN}`, 'file']),
    ...block('@file', [`path_regexp ${FILE_PATTERN}`, 'file']),
    `@missing path_regexp ${FILE_PATTERN}`,
    ...block('route', [
      ...PROXIED.flatMap(passing(platform, policyInputs)),
      ...block('handle @page', page),
      ...block('handle @asset', [...fileHeaders('asset', policyInputs), ...FILES]),
      ...block('handle @file', [...fileHeaders('file', policyInputs), ...FILES]),
      ...block('handle @missing', ['respond 404']),
      ...block('handle', ['rewrite * /index.html', ...page]),
    ]),
  ]);
}

const videoBlocks = (deployment: Deployment, policyInputs: PolicyInputs): readonly string[] =>
  deployment.video.flatMap(({ origin, upstream }) =>
    upstream === null
      ? []
      : block(origin, [
          tls(deployment),
          ...answerHeaders('media', policyInputs),
          ...proxied(upstream, ['flush_interval -1']),
        ]),
  );

const venueBlock = (deployment: Deployment, policyInputs: PolicyInputs): readonly string[] =>
  block(deployment.venues.join(', '), [
    tls(deployment),
    ...block('route', [...OF_VENUES.flatMap(passing(deployment.platform, policyInputs)), ...MISSING]),
  ]);

/** Requires a client certificate of an operator. */
const operatorTls = (deployment: Deployment): readonly string[] => {
  const { certificate, operatorAuthority } = deployment;
  if (operatorAuthority === null) return [tls(deployment)];
  const clientAuth = ['mode require_and_verify', `trusted_ca_cert_file ${operatorAuthority}`];
  return block(`tls ${certificate.chain} ${certificate.key}`, block('client_auth', clientAuth));
};

function consoleBlock(deployment: Deployment, policyInputs: PolicyInputs): readonly string[] {
  const { desk, operators } = deployment;
  const how = ['header_up Host localhost'];
  return block(deployment.console, [
    ...operatorTls(deployment),
    `@stranger not remote_ip ${operators.join(' ')}`,
    ...block('route', [
      ...block('handle @stranger', ['respond 403']),
      ...block('handle /', [`redir * ${CONSOLE_PAGE}`]),
      ...block(`handle ${CONSOLE_PAGE}`, [...answerHeaders('console', policyInputs), ...proxied(desk, how)]),
      ...OF_CONSOLE.flatMap(passing(desk, policyInputs, how)),
      ...MISSING,
    ]),
  ]);
}

/** Generates the configuration of Caddy: with the same domains, locations and headers as for nginx. */
export function caddyConfig(deployment: Deployment, policyInputs: PolicyInputs): string {
  const [first, ...others] = deployment.sites.map(({ siteId, origin }) => ({ siteId, origins: [origin] }));
  const sites = first ? [{ ...first, origins: [...first.origins, ...deployment.lines] }, ...others] : [];
  return `${[
    '# Written by npm run build from tools/deploy and the table of headers; do not edit.',
    ...sites.flatMap((site) => siteBlock(deployment, policyInputs, site)),
    ...videoBlocks(deployment, policyInputs),
    ...venueBlock(deployment, policyInputs),
    ...consoleBlock(deployment, policyInputs),
  ].join('\n')}\n`;
}
