import { SLOT_SYMBOLS, type SlotSymbol } from '#sandbox/games/slot/slot.table.ts';
import { drawing, element } from '../controls/element.ts';

/** Each symbol of the slot as it is drawn on a field of 100 × 100. */
const SYMBOL_ART: Readonly<Record<SlotSymbol['key'], string>> = {
  lamp: `<path stroke="#6E8C86" stroke-width="5" stroke-linecap="round" d="M50 62v32M38 94h24"/><path fill="#DFF8EC" fill-opacity=".2" d="M18 52 4 96h34l8-40ZM82 52l14 44H62l-8-40Z"/><rect x="15" y="10" width="70" height="48" rx="8" fill="#16302A"/><rect x="15" y="10" width="70" height="48" rx="8" fill="none" stroke="#7DF0C8" stroke-width="3"/><circle cx="30" cy="24" r="7.5" fill="#F2FFF8"/><circle cx="30" cy="24" r="3.5" fill="#B8F5DC"/><circle cx="30" cy="44" r="7.5" fill="#F2FFF8"/><circle cx="30" cy="44" r="3.5" fill="#B8F5DC"/><circle cx="50" cy="24" r="7.5" fill="#F2FFF8"/><circle cx="50" cy="24" r="3.5" fill="#B8F5DC"/><circle cx="50" cy="44" r="7.5" fill="#F2FFF8"/><circle cx="50" cy="44" r="3.5" fill="#B8F5DC"/><circle cx="70" cy="24" r="7.5" fill="#F2FFF8"/><circle cx="70" cy="24" r="3.5" fill="#B8F5DC"/><circle cx="70" cy="44" r="7.5" fill="#F2FFF8"/><circle cx="70" cy="44" r="3.5" fill="#B8F5DC"/>`,
  ball: `<circle cx="50" cy="50" r="37" fill="#F5FAF8"/><path fill="#DCE8E3" d="M50 87a37 37 0 0 0 35-49c-4 26-24 42-54 44 6 3 12 5 19 5Z"/><path fill="#1B2C3A" d="m50 33 16 12-6 19H40l-6-19ZM50 13l-11 7 11 8 11-8ZM16 39l-3 13 11 5 4-13ZM84 39l3 13-11 5-4-13ZM27 79l11 6 4-12-10-5ZM73 79l-11 6-4-12 10-5Z"/><path fill="none" stroke="#1B2C3A" stroke-width="2.2" d="M50 28v5M28 44l6 1M72 44l-6 1M40 64l-6 6M60 64l6 6"/>`,
  whistle: `<path fill="#3FA6C9" d="M14 34h50l22-9v21c0 6-4 9-9 9H67a27 27 0 1 1-53-8Z"/><path fill="#8ED6EC" d="M14 34h50l22-9v6l-22 9H14Z"/><circle cx="40" cy="60" r="15" fill="#226E8C"/><circle cx="40" cy="60" r="7" fill="#8ED6EC"/><path d="M34 28V16h12v12" fill="none" stroke="#BFE6F2" stroke-width="5" stroke-linejoin="round"/>`,
  boot: `<path fill="#7C6BD6" d="M16 24h24c4 14 12 22 26 24 14 2 22 8 22 20H16Z"/><path fill="#A99BF0" d="M40 24c4 14 12 22 26 24l-7 8c-16-4-25-16-28-32Z"/><path fill="#F2F0FF" d="M16 68h72v7H16Z"/><path stroke="#F2F0FF" stroke-width="3.5" stroke-linecap="round" d="m41 40 9-5M46 47l9-6M53 53l8-7"/><path fill="#3C3180" d="M20 75h9v9h-9zM37 75h9v9h-9zM60 75h9v9h-9zM76 75h9v9h-9z"/>`,
  flag: `<path stroke="#CBD9D4" stroke-width="5" stroke-linecap="round" d="M28 12v76"/><path fill="#F08A4B" d="M30 15c16-6 26 8 50-1l-8 18 8 18c-22 8-34-6-50 0Z"/><path fill="#FFB985" d="M30 15c16-6 26 8 50-1l-4 9c-20 7-30-6-46 0Z"/><path fill="none" stroke="#F3F7F5" stroke-width="4" stroke-linecap="round" d="M10 88h76M28 70a18 18 0 0 1 18 18"/>`,
  glove: `<path fill="#2FB489" d="M28 54V26a7 7 0 0 1 14 0v-8a7 7 0 0 1 14 0v6a7 7 0 0 1 14 0v12a6.500 6.500 0 0 1 13 1v23c0 16-10 26-26 26h-8c-10 0-16-5-20-13L17 56c-4-8 5-14 11-2Z"/><path fill="#8DE7C6" d="M36 52h34c0 14-6 20-17 20s-17-6-17-20Z"/><path fill="#0E6B50" d="M37 80h36v11H37Z"/><path stroke="#0E6B50" stroke-width="2.5" d="M42 26v18M56 22v22M70 28v16"/>`,
  scarf: `<path fill="#3565B8" d="M22 20c18-9 38-9 56 0l5 15c-21 12-45 12-66 0Z"/><path fill="#E9F0FA" d="M36 15.500c4-1 7-1.600 11-2l2 29c-4 0-7-.400-11-1ZM60 14c4 .800 7 1.600 10 2.600l5 21c-4 1.700-8 2.900-12 3.700Z"/><path fill="#2A5298" d="M26 40c7 3 14 4.600 20 5l-6 45H16Z"/><path fill="#3565B8" d="M54 45c8-.300 16-2 22-5l8 50H62Z"/><path stroke="#E9F0FA" stroke-width="7" d="m21 64 22 3M17.500 79l23 3M58 66l22-4M60 81l23-4"/>`,
  shirt: `<path fill="#D9E5E0" d="m34 14-22 12 6 24 12-4v42h40V46l12 4 6-24-22-12c-4 8-28 8-32 0Z"/><path fill="#0F8F6B" d="M42 19h16v69H42z"/><path fill="#B9CCC4" d="M30 46h4v42h-4zM66 46h4v42h-4z"/><text x="50" y="66" font-size="30" font-weight="600" text-anchor="middle" fill="#fff" font-family="inherit">7</text>`,
};

/** A symbol by its number, drawn; its name is read aloud unless it is written beside it. */
export function symbolArt(symbol: number, named: boolean): SVGSVGElement | HTMLElement {
  const kind = SLOT_SYMBOLS[symbol];
  if (!kind) return element('span');
  const read = named ? { role: 'img', 'aria-label': kind.name } : { 'aria-hidden': 'true' };
  return drawing('svg', { viewBox: '0 0 100 100', class: 'symart', ...read }, SYMBOL_ART[kind.key]);
}
