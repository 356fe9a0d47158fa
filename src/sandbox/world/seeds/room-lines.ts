/**
 * Chat lines about one topic, as phrases (see phrase.ts). `pro` is used by supporters of the side that gained, `con` by
 * those of the other side; `any` by all members. Brief members use `brief`, experts `expert`, inquirers `ask`, where these
 * exist.
 */
export type Lines = {
  readonly brief?: readonly string[];
  readonly pro?: readonly string[];
  readonly con?: readonly string[];
  readonly any?: readonly string[];
  readonly expert?: readonly string[];
  readonly questions?: readonly string[];
};

/** Question and its possible answers. */
export type Exchange = { readonly question: string; readonly answers: readonly string[] };
