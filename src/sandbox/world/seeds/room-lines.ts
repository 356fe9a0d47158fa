/**
 * What people say about one thing, in phrases (see phrase.ts). `pro` is said by those whose side gained by it, `con` by
 * the other side's; `any` by everybody. Brief people take `brief`, experts `expert`, askers `ask`, as far as there are any.
 */
export type Lines = {
  readonly brief?: readonly string[];
  readonly pro?: readonly string[];
  readonly con?: readonly string[];
  readonly any?: readonly string[];
  readonly expert?: readonly string[];
  readonly ask?: readonly string[];
};

/** A question somebody asks and what others may answer. */
export type Exchange = { readonly ask: string; readonly answers: readonly string[] };
