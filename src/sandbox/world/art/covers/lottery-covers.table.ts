import { n, times } from '../pen.ts';
import type { CoverScene } from './cover-scenes.table.ts';

const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die, 120 wide. */
const die = (transform: string, face: number, pips: string) => {
  const dots = (PIPS[face - 1] ?? []).map(
    (place) => `<circle cx="${((place % 3) - 1) * 34}" cy="${(Math.floor(place / 3) - 1) * 34}" r="11"/>`,
  );
  return `<g transform="${transform}"><rect x="-56" y="-52" width="120" height="120" rx="26" fill="#03100d" fill-opacity=".3"/><rect x="-60" y="-60" width="120" height="120" rx="26" fill="#FDFEFD"/><path fill="#DCE8E3" d="M-60 30v4c0 14 12 26 26 26h68c14 0 26-12 26-26v-4c0 14-12 26-26 26h-68c-14 0-26-12-26-26Z"/><g fill="${pips}">${dots.join('')}</g></g>`;
};

/** A numbered ball. */
const ball = (x: number, y: number, r: number, text: string, colour: string) =>
  `<g transform="translate(${n(x)} ${n(y)})"><circle cx="4" cy="7" r="${r}" fill="#03100d" fill-opacity=".28"/><circle r="${r}" fill="${colour}"/><circle cx="${n(-r * 0.3)}" cy="${n(-r * 0.36)}" r="${n(r * 0.2)}" fill="#fff" fill-opacity=".55"/><circle r="${n(r * 0.58)}" fill="#FDFEFD"/><text y="${n(r * 0.24)}" font-size="${n(r * 0.7)}" font-weight="600" text-anchor="middle" fill="#16241F" font-family="sans-serif">${text}</text></g>`;

/** A racing car from above, heading up. */
const car = (x: number, y: number, colour: string, text: string) =>
  `<g transform="translate(${x} ${y})"><g fill="#10181C"><rect x="-27" y="-40" width="12" height="24" rx="4"/><rect x="15" y="-40" width="12" height="24" rx="4"/><rect x="-29" y="16" width="14" height="28" rx="4"/><rect x="15" y="16" width="14" height="28" rx="4"/></g><path fill="${colour}" d="M-5-62h10l9 44 7 30v30h-42V12l7-30Z"/><rect x="-24" y="-58" width="48" height="9" rx="3" fill="${colour}"/><rect x="-26" y="44" width="52" height="11" rx="3" fill="${colour}"/><circle cy="12" r="15" fill="#FDFEFD"/><text y="19" font-size="20" font-weight="600" text-anchor="middle" fill="#16241F" font-family="sans-serif">${text}</text></g>`;

/** Chequered squares in rows. */
const chequers = (y: number, rows: number) =>
  times(rows * 10, (i) => {
    const [row, column] = [Math.floor(i / 10), i % 10];
    return (row + column) % 2 ? '' : `<path d="M${column * 30} ${y + row * 30}h30v30h-30z"/>`;
  }).join('');

const COLOURS = ['#E4572E', '#2F7DD1', '#2A9D6F', '#E0A526', '#8A56C9'] as const;

/** Covers of the lotteries. */
export const LOTTERY_COVERS: Readonly<Record<string, CoverScene>> = {
  分分快三: {
    ground: '#0E6A4E',
    scene: () =>
      `<circle cx="150" cy="196" r="150" fill="#128160"/><circle cx="150" cy="196" r="112" fill="#17976F"/>${die('translate(92 136) rotate(-14)', 6, '#16241F')}${die('translate(212 170) rotate(11)', 2, '#1F5FA8')}${die('translate(138 282) rotate(-4)', 3, '#16241F')}`,
  },
  三分快三: {
    ground: '#4A1F4D',
    scene: () =>
      `<path fill="#5E2A61" d="M0 0h300L0 400Z"/><path fill="none" stroke="#F2C14E" stroke-width="5" d="M150 30a166 166 0 1 1-144 84"/><path fill="#F2C14E" d="m2 96 6 30 24-18Z"/>${die('translate(150 96) rotate(8) scale(.86)', 1, '#B3361F')}${die('translate(150 204) rotate(-6) scale(.86)', 4, '#1F5FA8')}${die('translate(150 312) rotate(5) scale(.86)', 5, '#16241F')}`,
  },
  赛道十车: {
    ground: '#39424A',
    scene: () =>
      `<g fill="#F4F7F6">${chequers(0, 2)}</g><path fill="#2B3339" d="M0 60h300v340H0z"/><g fill="#F4F7F6" fill-opacity=".7"><path d="M97 90h6v44h-6zM97 180h6v44h-6zM97 270h6v44h-6zM97 360h6v40h-6zM197 90h6v44h-6zM197 180h6v44h-6zM197 270h6v44h-6zM197 360h6v40h-6z"/></g>${car(150, 140, COLOURS[0], '7')}${car(50, 214, COLOURS[1], '2')}${car(250, 244, COLOURS[3], '10')}${car(150, 322, COLOURS[2], '4')}`,
  },
  五分十车: {
    ground: '#C8873B',
    scene: () =>
      `<path fill="#D99A4C" d="M0 120q150-60 300 0v280H0Z"/><path fill="none" stroke="#3A4148" stroke-width="112" d="M56 420C56 220 244 260 244-20"/><path fill="none" stroke="#F4F7F6" stroke-width="5" stroke-dasharray="26 22" d="M56 420C56 220 244 260 244-20"/><g transform="rotate(28 200 168)">${car(186, 150, COLOURS[4], '1')}</g><g transform="rotate(34 96 272)">${car(92, 286, COLOURS[2], '9')}</g><circle cx="52" cy="70" r="34" fill="#FBE6B0"/>`,
  },
  分分11选5: {
    ground: '#123B6B',
    scene: () =>
      `<circle cx="150" cy="170" r="136" fill="#18508E"/><circle cx="150" cy="170" r="136" fill="none" stroke="#9CC7F5" stroke-width="6"/>${[
        '06',
        '04',
        '02',
        '09',
        '11',
      ]
        .map((text, i) =>
          ball(
            [84, 150, 216, 110, 190][i] ?? 0,
            [210, 250, 210, 136, 136][i] ?? 0,
            44,
            text,
            COLOURS[i] ?? '',
          ),
        )
        .join('')}<path fill="#0C2B50" d="M110 304h80l26 96H84Z"/>`,
  },
  分分3D: {
    ground: '#B3361F',
    scene: () =>
      `<path fill="#C4452B" d="M0 0h300v130L0 300Z"/>${['1', '8', '5'].map((text, i) => `<g transform="translate(${62 + i * 88} 190)"><rect x="-36" y="-84" width="80" height="176" rx="12" fill="#03100d" fill-opacity=".3"/><rect x="-40" y="-88" width="80" height="176" rx="12" fill="#FDF6EA"/><path fill="#EBDDC6" d="M-40-88h80v30h-80zM-40 58h80v30h-80z"/><text y="30" font-size="84" font-weight="600" text-anchor="middle" fill="#8E2412" font-family="sans-serif">${text}</text></g>`).join('')}<path fill="none" stroke="#F2C14E" stroke-width="5" d="M14 190h10M276 190h10"/>`,
  },
  分分五星: {
    ground: '#0B2233',
    scene: () =>
      `<path fill="#123449" d="M150 20 196 150l136 4-108 84 38 132-112-78-112 78 38-132-108-84 136-4Z"/>${['3', '0', '7', '2', '9'].map((text, i) => ball(150 + Math.sin((i * 2 * Math.PI) / 5) * 96, 200 - Math.cos((i * 2 * Math.PI) / 5) * 96, 40, text, COLOURS[i] ?? '')).join('')}<circle cx="150" cy="200" r="26" fill="#F2C14E"/>`,
  },
};
