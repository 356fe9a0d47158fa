/** A row that stands for one item of a list for as long as the item is there. */
export type Row<Item> = { readonly root: HTMLElement; readonly update: (item: Item) => void };

/** Keeps a container's children in step with a list: rows are made once, updated in place and taken away. */
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
