import type { StudioRow } from '#sandbox/games/studio/studio.table.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { n } from '#sandbox/world/art/pen.ts';
import { bust } from '#sandbox/world/art/person/bust.ts';
import type { Gesture } from '#sandbox/world/art/person/gesture.ts';
import { person } from '#sandbox/world/art/person/person.ts';

/** Positions of the hands of a dealer, from the middle of the picture. */
export type Hands = { readonly left: readonly [number, number]; readonly right: readonly [number, number] };

const LOOKS = {
  green: { wall: '#123F3C', deep: '#0A2422', cloth: '#0F7A58', edge: '#063A2C', line: '#DDF5EA' },
  blue: { wall: '#1C3358', deep: '#0C1830', cloth: '#1F5FA8', edge: '#0F2F5C', line: '#DDEBFA' },
} as const;

/** Things on a table, by its kind. */
const THINGS: Readonly<Record<StudioRow['kind'], string>> = {
  baccarat:
    '<g fill="none" stroke-opacity=".7" stroke-width="4"><path d="M330 640l20-74h180l-8 74ZM758 640l-8-74h180l20 74Z"/><circle cx="640" cy="606" r="44"/></g>',
  dragon:
    '<g fill="none" stroke-opacity=".7" stroke-width="4"><rect x="420" y="560" width="120" height="96" rx="10"/><rect x="740" y="560" width="120" height="96" rx="10"/></g>',
  roulette:
    '<g stroke="none"><ellipse cx="250" cy="600" rx="190" ry="66" fill="#3A2416"/><ellipse cx="250" cy="592" rx="158" ry="50" fill="#8A2233"/><ellipse cx="250" cy="590" rx="110" ry="34" fill="#2A1A10"/><ellipse cx="250" cy="582" rx="26" ry="12" fill="#E8B04A"/></g>',
  dice: '<g stroke="none"><ellipse cx="250" cy="640" rx="120" ry="30" fill="#0A2721"/><rect x="196" y="596" width="34" height="34" rx="6" fill="#FDFEFD"/><rect x="240" y="604" width="34" height="34" rx="6" fill="#FDFEFD"/><rect x="282" y="596" width="34" height="34" rx="6" fill="#FDFEFD"/></g><path d="M140 640V560a110 96 0 0 1 220 0v80a110 28 0 0 1-220 0Z" fill="#CFF5E4" fill-opacity=".14" stroke="#CFF5E4" stroke-opacity=".5" stroke-width="4"/>',
};

/** Bow of a dealer, on the field of a bust. */
const BOW = '<path fill="#7DF0C8" d="M40 71.5l8 3 8-3v8l-8-3-8 3Z"/>';

/** Box from which cards are drawn. */
const SHOE =
  '<path d="M1010 470l150-28 70 120-170 22Z" fill="#0B1A18"/><path d="M1036 556l88-14 22 40-92 12Z" fill="#FDFEFD"/><path d="M1048 560l66-10 14 24-66 9Z" fill="#0F5A44"/>';

const arm = (x: number, [handX, handY]: readonly [number, number], cloth: string, skin: string) =>
  `<path d="M${x} 486Q${n((x + handX) / 2 + (x < 640 ? -50 : 50))} 520 ${n(handX)} ${n(handY)}" fill="none" stroke="${cloth}" stroke-width="62" stroke-linecap="round"/><circle cx="${n(handX)}" cy="${n(handY)}" r="31" fill="${skin}"/>`;

/** Dealer behind the table, in the light of the studio. */
export function dealerShot(
  { dealer, kind, look }: Pick<StudioRow, 'dealer' | 'kind' | 'look'>,
  gesture: Gesture,
  { left, right }: Hands,
): Drawing {
  const { wall, deep, cloth, edge, line } = LOOKS[look];
  const appearance = person(dealer);
  const body = [
    `<defs><radialGradient id="room" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${deep}"/></radialGradient><radialGradient id="cloth" cx=".5" cy="0" r="1"><stop offset="0" stop-color="${cloth}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>`,
    '<path fill="url(#room)" d="M0 0h1280v720H0z"/>',
    `<g fill="none" stroke="${line}" stroke-opacity=".14" stroke-width="5"><rect x="380" y="40" width="520" height="400"/><path d="M380 140a130 130 0 0 1 0 220M900 140a130 130 0 0 0 0 220M110 0v470M1170 0v470"/></g>`,
    `<g transform="translate(352 -8) scale(6)">${bust(appearance, gesture)}${BOW}</g>`,
    `<path fill="#0B1A18" d="M-20 520Q640 400 1300 520v40H-20Z"/><path fill="url(#cloth)" d="M-20 536Q640 420 1300 536v200H-20Z"/>`,
    `<path d="M-20 566Q640 452 1300 566" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width="3"/>`,
    `<g stroke="${line}" stroke-width="4">${THINGS[kind]}</g>`,
    kind === 'baccarat' || kind === 'dragon' ? SHOE : '',
    arm(528, left, appearance.cloth, appearance.skin),
    arm(752, right, appearance.cloth, appearance.skin),
  ];
  return { width: 1280, height: 720, body: body.join('') };
}
