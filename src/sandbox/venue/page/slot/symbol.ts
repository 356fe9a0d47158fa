import { SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { drawing, element } from '../controls/element.ts';
import { SYMBOL_ART } from './symbol-art.table.ts';

/** A symbol by its number, drawn; its name is read aloud unless it is written beside it. */
export function symbolArt(symbol: number, named: boolean): SVGSVGElement | HTMLElement {
  const kind = SLOT_SYMBOLS[symbol];
  if (!kind) return element('span');
  const read = named ? { role: 'img', 'aria-label': kind.name } : { 'aria-hidden': 'true' };
  return drawing('svg', { viewBox: '0 0 100 100', class: 'symart', ...read }, SYMBOL_ART[kind.key]);
}
