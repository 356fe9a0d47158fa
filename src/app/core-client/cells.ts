/** What several screens share, by what it was asked with: everybody who asks the same gets the same cell. */
export type Cells<Cell> = {
  /** The cell of an input, made where there is none. */
  at(input: unknown, make: () => Cell): Cell;
  all(): readonly Cell[];
  /** Gives a cell that was dropped back, unless another has taken its place. */
  restore(input: unknown, cell: Cell): void;
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
    restore(input, cell) {
      const key = JSON.stringify(input);
      if (!cells.has(key)) cells.set(key, cell);
    },
    drop: (input) => void cells.delete(JSON.stringify(input)),
  };
}
