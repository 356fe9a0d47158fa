/** The addresses and contents that a policy names; a real platform fills it with its own. */
export type Places = {
  /** Whether answers travel over TLS. */
  readonly tls: boolean;
  /** Origins of the other API lines and of the news service. */
  readonly lines: readonly string[];
  /** Origins of the video domains. */
  readonly video: readonly string[];
  /** Origins of the venues, whose games the site shows in a frame. */
  readonly venues: readonly string[];
  /** Origins of the sites, whose pages may show a venue's. */
  readonly sites: readonly string[];
  /** Where reports of visits go when it is not the site itself. */
  readonly beacons: readonly string[];
  /** Sources (`'sha256-…'`) of the blocks that lie in the built pages themselves. */
  readonly inline: InlineSources;
};

/** The scripts and styles that lie within a page, as the sources a policy allows them by. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** A page whose scripts and styles are all files. */
const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };

/** A platform on one origin, without TLS. */
export const ONE_ORIGIN: Places = {
  tls: false,
  lines: [],
  video: [],
  venues: [],
  sites: [],
  beacons: [],
  inline: NOTHING_INLINE,
};
