import { element } from '../controls/element.ts';

/** Winner of a round as the roads show it: the player's or the banker's side, or a tie. */
export type Mark = 'first' | 'second' | 'tie';

/** A mark at a place of a road; columns and rows from 1. */
type Placed = { readonly column: number; readonly row: number; readonly mark: Mark };

/** Mark of the big road with the number of ties that followed it. */
export type RoadMark = Placed & { readonly ties: number };

const ROWS = 6;
const BEAD_COLUMNS = 12;
const BIG_COLUMNS = 20;

/** Every result in turn, column by column. @param marks the oldest first */
export function beadRoad(marks: readonly Mark[]): readonly Placed[] {
  const full = BEAD_COLUMNS * ROWS;
  // Whole columns leave, so that a mark keeps its row.
  const from = Math.max(0, Math.ceil((marks.length - full) / ROWS)) * ROWS;
  return marks.slice(from).map((mark, at) => ({
    mark,
    column: 1 + Math.floor(at / ROWS),
    row: 1 + (at % ROWS),
  }));
}

/** A column for each run of one side; a run longer than a column goes on to the right; ties are counted on the mark before. */
export function bigRoad(marks: readonly Mark[]): readonly RoadMark[] {
  const placed: RoadMark[] = [];
  let start = 0;
  for (const mark of marks) {
    const last = placed.at(-1);
    if (mark === 'tie') {
      if (last) placed[placed.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const isRun = last?.mark === mark;
    if (!isRun) start += 1;
    const isTaken = (column: number, row: number) =>
      placed.some((each) => each.column === column && each.row === row);
    const below = last && isRun ? { column: last.column, row: last.row + 1 } : { column: start, row: 1 };
    const isFree = below.row <= ROWS && !isTaken(below.column, below.row);
    const place = isFree || !last ? below : { column: last.column + 1, row: last.row };
    placed.push({ ...place, mark, ties: 0 });
  }
  const columns = Math.max(0, ...placed.map(({ column }) => column));
  const skipped = Math.max(0, columns - BIG_COLUMNS);
  return placed.flatMap((each) =>
    each.column > skipped ? [{ ...each, column: each.column - skipped }] : [],
  );
}

export type RoadNames = Readonly<Record<Mark, string>>;

/** An element at its place of a road; set by the object model, which the content policy allows. */
function placedMark({ column, row }: Placed, className: string, text: string): HTMLElement {
  const mark = element('i', { class: className }, text);
  mark.style.gridArea = `${row} / ${column}`;
  return mark;
}

/** Both roads of a table of two sides, with the count of each result. */
export function createRoads(names: RoadNames) {
  const bead = element('div', { class: 'road road--bead', role: 'img' });
  const big = element('div', { class: 'road road--big', role: 'img' });
  const counts = element('p', { class: 'road__counts' });
  const content = element(
    'div',
    { class: 'roads' },
    element('h2', {}, '珠盘路', element('small', {}, '每局独立，只供记录')),
    bead,
    element('h2', {}, '大路', element('small', {}, '斜线为和局')),
    big,
    counts,
  );
  return {
    content,
    /** @param marks the oldest first */
    show(marks: readonly Mark[]) {
      const count = (mark: Mark) => marks.filter((each) => each === mark).length;
      const text = (['second', 'first', 'tie'] as const)
        .map((mark) => `${names[mark]} ${count(mark)}`)
        .join('　');
      counts.textContent = `最近 ${marks.length} 局：${text}`;
      bead.setAttribute('aria-label', counts.textContent);
      big.setAttribute('aria-label', '大路');
      bead.replaceChildren(
        ...beadRoad(marks).map((placed) =>
          placedMark(placed, `mark mark--${placed.mark}`, names[placed.mark]),
        ),
      );
      big.replaceChildren(
        ...bigRoad(marks).map((placed) =>
          placedMark(placed, `ring ring--${placed.mark}${placed.ties > 0 ? ' ring--tied' : ''}`, ''),
        ),
      );
    },
  };
}
