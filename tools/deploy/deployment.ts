import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { InlineSources, PolicyInputs } from '#sandbox/http/headers/policy-inputs.ts';

const Origin = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(?::\d+)?$/));
/** Host and port of a program behind the web server. */
const Upstream = v.pipe(v.string(), v.regex(/^[\w.-]+:\d+$/));
const Path = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/));

const DeploymentFile = v.strictObject({
  /** Sites that the build serves, each at its own origin [1.01]. */
  sites: v.array(v.strictObject({ siteId: v.pipe(v.string(), v.regex(/^\d{4,6}$/)), origin: Origin })),
  /** Further API lines, on their own domains [8.13]. */
  lines: v.array(Origin),
  /** Video domains, and what answers behind them. */
  video: v.array(v.strictObject({ origin: v.pipe(v.string(), v.url()), upstream: v.nullable(Upstream) })),
  /** Domains of the games, which are another site to a browser. */
  venues: v.array(Origin),
  /** The operator's console. */
  console: Origin,
  /** Addresses or networks that may open it. */
  operators: v.array(v.pipe(v.string(), v.regex(/^[\da-f.:]+(?:\/\d+)?$/))),
  /** Origins that receive visit reports when it is not the site. */
  beacons: v.array(Origin),
  /** Upstream of the API, the drawings and the games. */
  platform: Upstream,
  /** Upstream of the operator API. */
  desk: Upstream,
  /** Folder of the release on the server, with `www` and `pages`. */
  folder: Path,
  certificate: v.strictObject({ chain: Path, key: Path }),
  /**
   * Authority that signs the client certificates of operators; null where another system in front of the console
   * authenticates them.
   */
  operatorAuthority: v.nullable(Path),
});

/** Public addresses of a platform and its upstreams: all input of the web server files besides the build. */
export type Deployment = v.InferOutput<typeof DeploymentFile>;

/** @throws ValiError that names the first field that is wrong. */
export const readDeployment = (path: string): Deployment =>
  v.parse(DeploymentFile, JSON.parse(readFileSync(path, 'utf8')));

/** Hosts on which an API line of the sites may be [8.13]. */
export const lineDomainsOf = ({ sites, lines }: Deployment): readonly string[] => [
  ...new Set([...sites.map(({ origin }) => origin), ...lines].map((origin) => new URL(origin).hostname)),
];

/**
 * Returns the addresses that the policies of the pages name. Over TLS only: responses are never sent unencrypted.
 * @param inline inline content of the built pages
 */
export const policyInputsOf = (
  { sites, lines, video, venues, beacons }: Deployment,
  inline: InlineSources,
): PolicyInputs => ({
  tls: true,
  lines,
  video: video.map(({ origin }) => origin),
  venues,
  sites: sites.map(({ origin }) => origin),
  beacons,
  inline,
});
