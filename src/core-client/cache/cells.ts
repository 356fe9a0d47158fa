/** What several screens share, by what it was asked with: everybody who asks the same gets the same cell. */
export type Cells<Cell> = {
  /** The cell of an input, made where there is none; so a cell that was dropped can come back. */
  at(input: unknown, make: () => Cell): Cell;
  all(): readonly Cell[];
  /** The next who asks gets another cell. */
  drop(input: unknown): void;
};

export function createCells<Cell>(): Cells<Cell> {
  const cells = new Map<string, Cell>();
  return {
    at(input, make) {
      const key = JSON.stringify(input);
      const known = cells.get(key);
      if (known) return known;
      const cell = make();
      cells.set(key, cell);
      return cell;
    },
    all: () => [...cells.values()],
    drop: (input) => void cells.delete(JSON.stringify(input)),
  };
}
