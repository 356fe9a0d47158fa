/** Build information of the service worker. */
export type Build = {
  /** The script its page begins with: a page that names another one is of another build. */
  readonly entry: string;
  /** The page, with what changes when it does. */
  readonly precached: readonly { readonly url: string; readonly revision: string }[];
  /** Code of the entry screens, cached before it is requested. */
  readonly firstFiles: readonly string[];
  /** Number of scripts and style sheets in the build. */
  readonly assets: number;
  /** Prefixes of addresses that belong to the platform and are no screens, such as `/api/game`. */
  readonly platform: readonly string[];
};

/** Written in by the build. */
declare const COURTSIDE_BUILD: Build;

export const build: Build = COURTSIDE_BUILD;
