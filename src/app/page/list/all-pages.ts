/** The most entries of one answer of the platform. */
const SIZE = 100;

type Page<Entry> = { readonly list: readonly Entry[]; readonly total: number };

/**
 * Every entry of a list that comes in pages, in its order. What is asked for must have ended, so that pages do not shift
 * under the reading.
 * @param onProgress receives how many there are by now, and in all
 */
export async function allPages<Entry>(
  ask: (page: number, size: number) => Promise<Page<Entry>>,
  onProgress: (done: number, total: number) => void,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await ask(page, SIZE);
    entries.push(...list);
    onProgress(entries.length, total);
    if (list.length === 0 || entries.length >= total) return entries;
  }
}
