/** px. A cover is three by four; its name and facts are below it. */
const COVER = 4 / 3;
const WORDS_PX = 50;
const WIDE = { from: 1080, columns: 6, gap: 16, below: 20 } as const;
const MIDDLE = { from: 680, columns: 4, gap: 16, below: 20 } as const;
const NARROW = { from: 0, columns: 3, gap: 10, below: 14 } as const;

/** Layout of a grid of games for a width: columns, gap, and row height including the gap, px. */
export type GridShape = { readonly columns: number; readonly gap: number; readonly rowHeight: number };

export function gridShape(width: number): GridShape {
  const { columns, gap, below } = [WIDE, MIDDLE].find(({ from }) => width >= from) ?? NARROW;
  const cover = ((width - gap * (columns - 1)) / columns) * COVER;
  return { columns, gap, rowHeight: Math.ceil(cover) + WORDS_PX + below };
}
