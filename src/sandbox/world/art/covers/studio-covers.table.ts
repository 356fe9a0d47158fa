import { n, polar, times } from '../pen.ts';
import type { CoverScene } from './cover-scenes.table.ts';

const INK = '#16241F';
const BLUE = '#1F5FA8';
const TURN = 2 * Math.PI;

/** A card with a text in its middle. */
const card = (transform: string, text: string, colour: string) =>
  `<g transform="${transform}"><rect x="-62" y="-88" width="124" height="176" rx="13" fill="#04211A" fill-opacity=".35" transform="translate(7 9)"/><rect x="-62" y="-88" width="124" height="176" rx="13" fill="#FDFEFD"/><text y="30" font-size="84" font-weight="600" text-anchor="middle" fill="${colour}" font-family="sans-serif">${text}</text></g>`;

/** The arc of a table's edge with the lines of its cloth. */
const cloth = (edge: string, line: string) =>
  `<path fill="${edge}" d="M-30 300q180-70 360 0v120H-30Z"/><path fill="none" stroke="${line}" stroke-opacity=".6" stroke-width="4" d="M-30 322q180-68 360 0M40 400l26-62M260 400l-26-62M150 400v-76"/>`;

/** A lamp over a table. */
const lamp = (light: string) =>
  `<path fill="${light}" fill-opacity=".14" d="M150-20 20 320h260Z"/><circle cx="150" cy="8" r="30" fill="${light}"/>`;

/** A wheel from above: pockets in turn, the ball in one of them. */
function wheel(x: number, y: number, radius: number, [first, second]: readonly [string, string]) {
  const pockets = 18;
  const slices = times(pockets, (at) => {
    const [fromX, fromY] = polar(x, y, radius, (at * TURN) / pockets);
    const [toX, toY] = polar(x, y, radius, ((at + 1) * TURN) / pockets);
    const colour = at === 0 ? '#2FD199' : at % 2 === 0 ? first : second;
    return `<path fill="${colour}" d="M${n(x)} ${n(y)}L${n(fromX)} ${n(fromY)}A${radius} ${radius} 0 0 1 ${n(toX)} ${n(toY)}Z"/>`;
  }).join('');
  const [ballX, ballY] = polar(x, y, radius * 0.8, TURN / 3);
  return `<circle cx="${x}" cy="${y}" r="${radius + 16}" fill="#3A2416"/>${slices}<circle cx="${x}" cy="${y}" r="${n(radius * 0.62)}" fill="#24160D"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.2)}" fill="#E8B04A"/><g stroke="#E8B04A" stroke-width="10" stroke-linecap="round"><path d="M${n(x - radius * 0.42)} ${y}h${n(radius * 0.84)}M${x} ${n(y - radius * 0.42)}v${n(radius * 0.84)}"/></g><circle cx="${n(ballX)}" cy="${n(ballY)}" r="13" fill="#FDFEFD"/>`;
}

/** A die that shows pips at places of a field of 100 × 100. */
const die = (transform: string, pips: readonly (readonly [number, number])[]) =>
  `<g transform="${transform}"><rect x="-50" y="-50" width="100" height="100" rx="18" fill="#04211A" fill-opacity=".35" transform="translate(6 9)"/><rect x="-50" y="-50" width="100" height="100" rx="18" fill="#FDFEFD"/><g fill="${INK}">${pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10"/>`).join('')}</g></g>`;

const FIVE = [
  [-24, -24],
  [24, -24],
  [0, 0],
  [-24, 24],
  [24, 24],
] as const;
const THREE = [
  [-24, -24],
  [0, 0],
  [24, 24],
] as const;
const ONE = [[0, 0]] as const;

/** Covers of the tables of the studio. */
export const COVERS_OF_STUDIO_TABLES: Readonly<Record<string, CoverScene>> = {
  '百家乐 A3': {
    ground: '#0B4F3A',
    scene: () =>
      `${lamp('#CFF5E4')}${cloth('#0F7A58', '#DDF5EA')}${card('translate(104 176) rotate(-10)', '庄', '#00704F')}${card('translate(200 196) rotate(9)', '闲', BLUE)}`,
  },
  快手百家乐: {
    ground: '#12305E',
    scene: () =>
      `<path fill="#1A4486" d="M0 60h300v10H0zM0 110h300v6H0zM0 150h300v4H0z"/>${cloth('#1F5FA8', '#DCEBFA')}${card('translate(86 206) rotate(-18)', '8', INK)}${card('translate(150 180)', '9', BLUE)}${card('translate(214 206) rotate(18)', 'A', INK)}`,
  },
  单零轮盘: {
    ground: '#0A3A2C',
    scene: () => `${lamp('#F4C76B')}${wheel(150, 206, 108, ['#8A2233', '#16211E'])}`,
  },
  法式轮盘: {
    ground: '#1B2C55',
    scene: () =>
      `${wheel(150, 330, 190, ['#B58A2E', '#223B78'])}<circle cx="150" cy="76" r="22" fill="#FDFEFD"/>`,
  },
  三骰大小: {
    ground: '#5A1A26',
    scene: () =>
      `<path fill="#742535" d="M0 290h300v110H0z"/><path fill="none" stroke="#F4E3C8" stroke-width="8" stroke-opacity=".75" d="M40 300C40 110 70 40 150 40s110 70 110 260Z"/><path fill="#F2B632" d="M24 292h252v30H24z"/>${die('translate(108 238) rotate(-12) scale(.8)', FIVE)}${die('translate(196 246) rotate(14) scale(.8)', THREE)}${die('translate(152 146) rotate(24) scale(.8)', ONE)}`,
  },
  龙虎台: {
    ground: '#2A1512',
    scene: () =>
      `<path fill="#44201A" d="M0 0h150v400H0z"/><path fill="#F0713C" fill-opacity=".8" d="M150 0 110 110l50 60-44 90 30 140h8l-18-140 44-86-48-62 34-112Z"/>${card('translate(82 196) rotate(-6)', '龙', '#8E2F22')}${card('translate(220 196) rotate(6)', '虎', INK)}`,
  },
};
