/** Values shared by several screens, by their input: equal inputs return the same cell. */
export type Cells<Cell> = {
  /** Returns the cell of an input, creating it if absent; so a dropped cell can be restored. */
  at(input: unknown, make: () => Cell): Cell;
  all(): readonly Cell[];
  /** Drops the cell of an input, so that the next caller gets another one. */
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
