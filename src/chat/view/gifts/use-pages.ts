import { useState } from 'react';

/** A long list in pages of `size`. */
export function usePages<Item>(items: readonly Item[], size: number) {
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(items.length / size) - 1);
  const page = Math.min(wanted, last);
  return {
    shown: items.slice(page * size, (page + 1) * size),
    earlier: page > 0 ? () => setPage(page - 1) : null,
    later: page < last ? () => setPage(page + 1) : null,
  };
}
