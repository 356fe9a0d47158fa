/** Row of one item of a list, which exists while the item does. */
export type Row<Item> = { readonly root: HTMLElement; readonly update: (item: Item) => void };

/** Keeps a container's children in step with a list: rows are created once, updated in place and removed. */
export function keyedRows<Item>(
  container: HTMLElement,
  keyOf: (item: Item) => string,
  create: (item: Item) => Row<Item>,
): (items: readonly Item[]) => void {
  const rows = new Map<string, Row<Item>>();
  return (items) => {
    const wanted = new Set(items.map(keyOf));
    for (const [key, { root }] of rows) {
      if (wanted.has(key)) continue;
      root.remove();
      rows.delete(key);
    }
    for (const [index, item] of items.entries()) {
      const row = rows.get(keyOf(item)) ?? create(item);
      rows.set(keyOf(item), row);
      row.update(item);
      const there = container.children[index] ?? null;
      if (there !== row.root) container.insertBefore(row.root, there);
    }
  };
}
