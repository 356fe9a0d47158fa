/** Different questions of one moment that are remembered. */
const KEPT = 256;

/** Pages of a room, each built once regardless of the number of requests. */
export type SharedPages<Page extends { readonly list: object }> = {
  /** The page that answers `question` while the room is at `latestSeq`. Frozen: it is the answer to many. */
  page(question: string, latestSeq: number, make: () => Page): Page;
  /** Forgets every page: messages have changed although the room has no new one. */
  clear(): void;
};

export function sharedPages<Page extends { readonly list: object }>(): SharedPages<Page> {
  const pages = new Map<string, Page>();
  let madeAt = -1;
  return {
    page(question, latestSeq, make) {
      if (latestSeq !== madeAt || pages.size >= KEPT) pages.clear();
      madeAt = latestSeq;
      const known = pages.get(question);
      if (known) return known;
      const page = make();
      Object.freeze(page.list);
      Object.freeze(page);
      pages.set(question, page);
      return page;
    },
    clear: () => pages.clear(),
  };
}
