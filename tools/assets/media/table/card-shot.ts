import { RANKS, rankOf, suitOf } from '#sandbox/games/cards/cards.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { n } from '#sandbox/world/art/pen.ts';
import { ease } from '#tools/assets/media/motion.ts';
import { closeUp } from './close-up.ts';

const DARK = '#16241F';
const BLUE = '#1F5FA8';

/** Spades, hearts, diamonds, clubs on a field of 100 × 100, in the colours of the page's cards. */
const SUITS = [
  {
    colour: DARK,
    path: 'M50 14C64 34 88 46 88 66c0 18-22 24-33 9 0 11 5 17 11 21H34c6-4 11-10 11-21-11 15-33 9-33-9 0-20 24-32 38-52Z',
  },
  { colour: BLUE, path: 'M50 92C26 72 10 56 10 38a21 21 0 0 1 40-9 21 21 0 0 1 40 9c0 18-16 34-40 54Z' },
  { colour: BLUE, path: 'M50 8 86 50 50 92 14 50Z' },
  {
    colour: DARK,
    path: 'M50 12a21 21 0 0 1 18 31 21 21 0 1 1-13 36c0 8 5 13 11 17H34c6-4 11-9 11-17a21 21 0 1 1-13-36A21 21 0 0 1 50 12Z',
  },
] as const;

const PAPER =
  '<rect x="-50" y="-70" width="100" height="140" rx="9" fill="#FDFEFD" stroke="#C8D3CE" stroke-width="1"/>';
const BACK =
  '<rect x="-50" y="-70" width="100" height="140" rx="9" fill="#07392C" stroke="#0F5A44" stroke-width="1.5"/><g fill="none" stroke="#2FD199" stroke-opacity=".5" stroke-width="2.5"><rect x="-40" y="-60" width="80" height="120" rx="5"/><path d="M-40 0h80"/><circle r="17"/></g><circle r="3" fill="#2FD199"/>';

/** Index in a corner, and upside down in the opposite one. */
function face(card: number): string {
  const suit = SUITS[suitOf(card)] ?? SUITS[0];
  const corner = `<text x="-33" y="-37" font-size="27" font-weight="600" text-anchor="middle">${RANKS[rankOf(card)] ?? ''}</text><path transform="translate(-42 -31) scale(.18)" d="${suit.path}"/>`;
  return `${PAPER}<g fill="${suit.colour}">${corner}<g transform="rotate(180)">${corner}</g><path transform="translate(-28 -28) scale(.56)" d="${suit.path}"/></g>`;
}

/** Seconds at which a card begins to turn over, and has turned over. */
const TURN_FROM = 0.16;
const TURN_TO = 0.4;

/** A card that is turned over, seen from above. */
export function cardShot(card: number, seconds: number): Drawing {
  const turned = ease((seconds - TURN_FROM) / (TURN_TO - TURN_FROM));
  const width = Math.abs(1 - 2 * turned);
  const lift = 1 + 0.06 * Math.sin(Math.PI * turned);
  const shadow = `<rect x="${n(-50 * width + 4)}" y="-66" width="${n(100 * width)}" height="140" rx="9" fill="#020a08" fill-opacity=".4"/>`;
  const side = turned < 0.5 ? BACK : face(card);
  return closeUp(
    `<g transform="translate(640 360) scale(${n(4.2 * lift)})">${shadow}<g transform="scale(${Math.max(0.02, width).toFixed(3)} 1)">${side}</g></g>`,
  );
}
