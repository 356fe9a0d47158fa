import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { InlineSources, Places } from '#sandbox/http/headers/places.ts';

const Origin = v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(?::\d+)?$/));
/** Host and port of a program behind the web server. */
const Upstream = v.pipe(v.string(), v.regex(/^[\w.-]+:\d+$/));
const Path = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/));

const DeploymentFile = v.strictObject({
  /** The sites that the build serves, each at an origin of its own [1.01]. */
  sites: v.array(v.strictObject({ siteId: v.pipe(v.string(), v.regex(/^\d{4,6}$/)), origin: Origin })),
  /** Further API lines, on domains of their own [8.13]. */
  lines: v.array(Origin),
  /** Video domains, and what answers behind them. */
  video: v.array(v.strictObject({ origin: v.pipe(v.string(), v.url()), upstream: v.nullable(Upstream) })),
  /** Domains of the games, which are another site to a browser. */
  venues: v.array(Origin),
  /** The operator's console. */
  console: Origin,
  /** Addresses or networks that may open it. */
  operators: v.array(v.pipe(v.string(), v.regex(/^[\da-f.:]+(?:\/\d+)?$/))),
  /** Where reports of visits go when it is not the site. */
  beacons: v.array(Origin),
  /** What answers the API, the drawings and the games. */
  platform: Upstream,
  /** What answers an operator. */
  desk: Upstream,
  /** Folder of the release on the server, with `www` and `pages`. */
  folder: Path,
  certificate: v.strictObject({ chain: Path, key: Path }),
  /** Authority that signs the client certificates of operators; null where something else before the console asks who they are. */
  operatorAuthority: v.nullable(Path),
});

/** Where a platform is reached and what is behind it: all that the files of the web servers depend on besides the build. */
export type Deployment = v.InferOutput<typeof DeploymentFile>;

/** @throws ValiError that names the first field that is wrong. */
export const readDeployment = (path: string): Deployment =>
  v.parse(DeploymentFile, JSON.parse(readFileSync(path, 'utf8')));

/** Hosts on which an API line of the sites may be [8.13]. */
export const lineDomainsOf = ({ sites, lines }: Deployment): readonly string[] => [
  ...new Set([...sites.map(({ origin }) => origin), ...lines].map((origin) => new URL(origin).hostname)),
];

/**
 * The addresses that the policies of the pages name. Over TLS alone: what the files serve is never sent in the clear.
 * @param inline what lies in the built pages themselves
 */
export const placesOf = (
  { sites, lines, video, venues, beacons }: Deployment,
  inline: InlineSources,
): Places => ({
  tls: true,
  lines,
  video: video.map(({ origin }) => origin),
  venues,
  sites: sites.map(({ origin }) => origin),
  beacons,
  inline,
});
