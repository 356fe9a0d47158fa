const KEY = 'courtside.reading';
const KEPT = 60;

function readAll(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const pairs = Array.isArray(kept) ? kept : [];
    return new Map(
      pairs.flatMap((pair: unknown) =>
        Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number'
          ? [[pair[0], pair[1]] as const]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** How far down a page was read, 0 to 1 of what can be scrolled; 0 for one never seen. */
export const keptPlace = (page: string): number => readAll().get(page) ?? 0;

/** Remembers how far down a page was read; the last sixty pages are remembered. */
export function keepPlace(page: string, share: number): void {
  const all = readAll();
  all.delete(page);
  all.set(page, share);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-KEPT)));
  } catch {
    // A full or forbidden store forgets; the page reads the same.
  }
}
