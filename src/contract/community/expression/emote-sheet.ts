import { EMOTES, type Emote } from './emotes.table.ts';

/** Sprite sheet of all emotes, in the order of the table, in square cells. */
export const EMOTE_SHEET = { url: '/emotes/sheet.png', cellPx: 64, columns: 8 } as const;

const indexByFile: ReadonlyMap<string, number> = new Map(EMOTES.map(({ file }, index) => [file, index]));

/** Returns the position of an emote’s cell on the sheet, px. */
export function sheetPositionOf({ file }: Emote): { readonly x: number; readonly y: number } {
  const index = indexByFile.get(file) ?? 0;
  const { cellPx, columns } = EMOTE_SHEET;
  return { x: (index % columns) * cellPx, y: Math.floor(index / columns) * cellPx };
}
