const KEY = 'courtside.desk.folded';

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const isFolded = (id: string): boolean => kept().includes(id);

/** Remembers in this browser which parts of the console are folded. */
export function keepFold(id: string, folded: boolean): void {
  const others = kept().filter((one) => one !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(folded ? [...others, id] : others));
  } catch {
    // Forbidden: it stays folded as long as the page.
  }
}
