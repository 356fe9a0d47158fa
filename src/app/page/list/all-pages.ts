/** Entries on one page of a list of records, the inbox or the statement. */
export const PAGE_SIZE = 20;

/** The most entries of one answer of the platform. */
const SIZE = 100;

type Page<Entry> = { readonly list: readonly Entry[]; readonly total: number };

/**
 * Loads every entry of a paged list, in order. The queried period must have ended, so that pages do not shift while they
 * are read.
 * @param onProgress receives the number of entries so far, and the total
 */
export async function allPages<Entry>(
  fetchPage: (page: number, size: number) => Promise<Page<Entry>>,
  onProgress: (done: number, total: number) => void,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await fetchPage(page, SIZE);
    entries.push(...list);
    onProgress(entries.length, total);
    if (list.length === 0 || entries.length >= total) return entries;
  }
}
