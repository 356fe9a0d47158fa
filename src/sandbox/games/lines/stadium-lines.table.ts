import type { StadiumThing, SymbolArt } from '#sandbox/games/symbols.ts';
import type { LinesRow } from './lines.ts';

const thing = (name: StadiumThing): SymbolArt => ({ kind: 'stadium', thing: name });

/** 夜场灯光: five lines on a football ground by night. */
export const STADIUM_LINES: LinesRow = {
  facts: { name: '夜场灯光', venue: 'tower', brand: '白塔工坊', category: 'slot', isNew: true },
  palette: 'night',
  lines: 5,
  hitRate: 2628,
  symbols: [
    { name: '球场灯', art: thing('lamp'), role: 'wild', weights: 3, pays: [30, 150, 1_000] },
    { name: '足球', art: thing('ball'), weights: 3, pays: [20, 80, 400] },
    { name: '哨子', art: thing('whistle'), weights: 4, pays: [14, 50, 240] },
    { name: '战靴', art: thing('boot'), weights: 5, pays: [9, 32, 150] },
    { name: '角旗', art: thing('flag'), weights: 6, pays: [7, 24, 110] },
    { name: '手套', art: thing('glove'), weights: 6, pays: [7, 22, 100] },
    { name: '围巾', art: thing('scarf'), weights: 6, pays: [5, 18, 80] },
    { name: '球衣', art: thing('shirt'), weights: 7, pays: [4, 12, 50] },
  ],
};
