import { dark } from '../colour.ts';
import { at, n, polar, star, times } from '../pen.ts';
import { COVER_FIGURES, peacockFeathers } from './cover-figures.table.ts';

/** A game's cover: the ground colour and what is drawn on it, on a 300 × 400 field. */
export interface CoverScene {
  readonly ground: string;
  readonly scene: () => string;
}

/** Draws something at `count` places around a ring, the first at the top. */
const ring = (
  cx: number,
  cy: number,
  radius: number,
  count: number,
  draw: (x: number, y: number, index: number) => string,
) =>
  times(count, (i) => {
    const [x, y] = polar(cx, cy, radius, (i * 2 * Math.PI) / count - Math.PI / 2);
    return draw(x, y, i);
  }).join('');

const scaleOfFish = (cx: number, cy: number) =>
  times(
    3,
    (i) =>
      `<circle cx="${cx}" cy="${cy}" r="${n(30 * (1 - i / 3))}" fill="${i % 2 ? '#16706B' : '#0C4D4D'}"/>`,
  ).join('');

export const COVER_SCENES: Readonly<Record<string, CoverScene>> = {
  锦鲤祥云: {
    ground: '#0F5C5A',
    scene: () => {
      let s = '';
      for (let y = 0; y < 9; y++)
        for (let x = 0; x < 6; x++) {
          const cx = x * 60 + (y % 2) * 30 - 10,
            cy = 210 + y * 26;
          s += `<g>${scaleOfFish(cx, cy)}</g>`;
        }
      return `<circle cx="150" cy="150" r="98" fill="#F3E6C8"/><g>${s}</g><g transform="translate(150 186) rotate(-24)">${COVER_FIGURES.koi}</g>`;
    },
  },
  月兔寻宝: {
    ground: '#1B2A5C',
    scene: () =>
      `<circle cx="170" cy="150" r="112" fill="#F5E7B8"/><circle cx="210" cy="118" r="18" fill="#E8D591"/><circle cx="132" cy="206" r="12" fill="#E8D591"/><circle cx="236" cy="184" r="9" fill="#E8D591"/><path fill="#25387A" d="M0 250c50-34 90-34 140-4s110 24 160-10v164H0Z"/><path fill="#172450" d="M0 300c60-30 110-20 160 6s100 16 140-8v102H0Z"/>${COVER_FIGURES.rabbit}${(
        [
          [40, 60],
          [70, 130],
          [262, 40],
          [30, 190],
          [280, 250],
        ] as const
      )
        .map(([x, y]) => `<path fill="#F5E7B8" d="${star(x, y, 7, 0.35)}"/>`)
        .join('')}`,
  },
  深海捕手: {
    ground: '#06385A',
    scene: () => {
      const fish = (x: number, y: number, s: number, c: string, d: number) =>
        `<g transform="translate(${x} ${y}) scale(${s * d} ${s})"><path fill="${c}" d="M-46 0C-24-26 10-30 40-6c8-10 18-16 30-18-6 16-6 32 0 48-12-2-22-8-30-18C10 30-24 26-46 0Z"/><circle cx="-24" cy="-5" r="4.5" fill="#06263d"/><path d="M-6-18q12 18 0 36" fill="none" stroke="#06263d" stroke-opacity=".35" stroke-width="4"/></g>`;
      return `<path fill="#0A5683" d="M0 0h300v120Q150 190 0 120Z"/><path fill="#1179A8" d="M0 0h300v50Q150 110 0 50Z"/><path fill="#fff" fill-opacity=".1" d="M60 0h40L40 400H-60ZM170 0h60l10 400H120Z"/>${fish(150, 190, 1.9, '#FFB545', 1)}${fish(84, 96, 0.7, '#7FE3E8', 1)}${fish(226, 84, 0.55, '#F7F3E8', -1)}${fish(240, 292, 0.8, '#FF7E67', -1)}${fish(70, 300, 0.65, '#7FE3E8', 1)}${fish(130, 340, 0.4, '#F7F3E8', -1)}<path fill="#04263E" d="M0 400v-44q30-30 44 4 10-60 34-8 20-30 40 10t60-2 50 8 36-22 36 14v40Z"/>${(
        [
          [34, 210, 7],
          [48, 180, 4],
          [262, 200, 6],
          [272, 174, 4],
          [200, 130, 5],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#BDEBF5" stroke-width="2.5"/>`,
        )
        .join('')}`;
    },
  },
  连连麻将: {
    ground: '#E9E4D4',
    scene: () => {
      const tile = (x: number, y: number, inner: string, c = '#0F7A58') =>
        `<g transform="translate(${x} ${y})"><path fill="${dark(c, 0.25)}" d="M0 18 12 8h84l-12 10v116l12-10V8l-12 10v118H0Z"/><rect y="14" width="84" height="118" rx="10" fill="${c}"/><rect width="84" height="116" rx="10" fill="#FFFDF6"/>${inner}</g>`;
      const dot = (x: number, y: number, r: number, c: string) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c}" stroke-width="${r * 0.45}"/><circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="${c}"/>`;
      return `<circle cx="240" cy="70" r="120" fill="#D3E6DA"/><g transform="rotate(-9 150 200)">${tile(34, 54, dot(42, 58, 24, '#0F7A58'))}${tile(132, 54, [24, 58, 92].map((y) => dot(26, y, 10, '#1F4E8C') + dot(58, y, 10, '#C8452F')).join(''))}${tile(34, 196, `<g stroke="#0F7A58" stroke-width="9" stroke-linecap="round"><path d="M42 20v30M22 68v28M62 68v28"/></g>`)}${tile(132, 196, `<text x="42" y="76" text-anchor="middle" font-size="56" font-weight="700" fill="#C8452F" font-family="'Songti SC','Noto Serif CJK SC',serif">中</text>`)}</g><path fill="#0F7A58" d="M0 356h300v44H0z"/>`;
    },
  },
  山海图: {
    ground: '#F2E7D5',
    scene: () =>
      `<circle cx="196" cy="120" r="62" fill="#E4572E"/><path fill="#B9D2C6" d="M0 220q40-70 90-60t80-50 130 70v220H0Z"/><path fill="#6FA48F" d="M0 270q50-90 100-60t90-70 110 80v180H0Z"/><path fill="#2D6A5A" d="M0 320q60-100 120-60t80-40 100 70v110H0Z"/><path fill="#14463D" d="M0 360q70-60 140-30t160-20v90H0Z"/><g fill="none" stroke="#F2E7D5" stroke-width="5" stroke-linecap="round"><path d="M20 372q16-16 32 0t32 0M150 362q16-16 32 0t32 0M214 384q16-16 32 0t32 0"/></g><g fill="#14463D"><path d="M60 90q10-12 20 0 10-12 20 0-12-4-20 8-8-12-20-8ZM96 126q7-8 14 0 7-8 14 0-8-3-14 6-6-9-14-6Z"/></g>`,
  },
  果园方阵: {
    ground: '#FBE4DC',
    scene: () =>
      `<path fill="#F7CFC2" d="M0 0h150v133H0zM150 133h150v134H150zM0 267h150v133H0z"/><g transform="translate(75 66)"><circle r="44" fill="#F2B632"/><circle r="35" fill="#FBE8A6"/>${ring(0, 0, 0, 8, (_x, _y, i) => `<path fill="#F2C94C" d="M0 0 L${at(polar(0, 0, 31, i * 0.785 + 0.1))} A31 31 0 0 1 ${at(polar(0, 0, 31, i * 0.785 + 0.68))}Z"/>`)}</g><g transform="translate(225 66)">${COVER_FIGURES.cherries}</g><g transform="translate(75 200)">${COVER_FIGURES.melon}</g><g transform="translate(225 200)"><g fill="#6C4AA0">${(
        [
          [-18, -18],
          [18, -18],
          [0, -18],
          [-9, 2],
          [9, 2],
          [27, 2],
          [-27, 2],
          [0, 22],
          [-18, 22],
          [18, 22],
          [0, 42],
        ] as const
      )
        .map(([x, y]) => `<circle cx="${x}" cy="${y - 4}" r="12"/>`)
        .join(
          '',
        )}</g><path fill="#3E9663" d="M0-30q22-22 40-8-14 18-40 8Z"/></g><g transform="translate(75 333)">${COVER_FIGURES.persimmon}</g><g transform="translate(225 333)">${COVER_FIGURES.apple}</g>`,
  },
  火箭升空: {
    ground: '#0E1B33',
    scene: () =>
      `<circle cx="150" cy="420" r="240" fill="#173059"/><circle cx="150" cy="420" r="190" fill="#21467C"/><g stroke="#fff" stroke-opacity=".08" stroke-width="2">${[60, 120, 180, 240, 300].map((y) => `<path d="M0 ${y}h300"/>`).join('')}${[60, 120, 180, 240].map((x) => `<path d="M${x} 0v400"/>`).join('')}</g><path d="M20 372C120 360 190 300 226 130" fill="none" stroke="#35D6A0" stroke-width="9" stroke-linecap="round"/><path d="M20 372C120 360 190 300 226 130L226 400H20Z" fill="#35D6A0" fill-opacity=".14"/><g transform="translate(232 92) rotate(16)"><path fill="#F7F9FC" d="M0-74c24 22 32 54 28 92H-28c-4-38 4-70 28-92Z"/><path fill="#E4572E" d="M0-74c11 10 19 22 23.5 36h-47C-19-52-11-64 0-74ZM-28 2l-22 24v22l24-18ZM28 2l22 24v22L26 30Z"/><circle cy="-14" r="11" fill="#2C7A90" stroke="#1B2A44" stroke-width="4"/><path fill="#FFC247" d="M-16 22h32L8 56 0 44-8 56Z"/></g>${(
        [
          [40, 60, 3],
          [90, 110, 2],
          [130, 40, 3],
          [60, 200, 2],
          [180, 70, 2],
          [30, 140, 2],
        ] as const
      )
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".8"/>`)
        .join('')}<text x="34" y="338" font-size="46" font-weight="700" fill="#fff">12.8×</text>`,
  },
  青花瓷韵: {
    ground: '#EDF2F4',
    scene: () =>
      `<circle cx="150" cy="196" r="136" fill="#DDE7EC"/>${COVER_FIGURES.vase}<g fill="#1C4C96">${ring(150, 230, 24, 8, (x, y) => `<circle cx="${n(x)}" cy="${n(y)}" r="9"/>`)}<circle cx="150" cy="230" r="11"/>${[96, 122, 178, 204].map((x) => `<path d="M${x} 184q-10-20 0-32 10 12 0 32Z"/>`).join('')}</g><circle cx="150" cy="230" r="5" fill="#FDFEFE"/><path fill="#1C4C96" d="M0 372h300v28H0z"/><path d="M0 386q12-14 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" fill="none" stroke="#EDF2F4" stroke-width="4"/>`,
  },
  宝石迷阵: {
    ground: '#241B4D',
    scene: () => {
      const gem = (x: number, y: number, s: number, c: string) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><path fill="${c}" d="M-30-24h60l22 28L0 56-52 4Z"/><path fill="#fff" fill-opacity=".38" d="M-30-24-14 4H-52ZM-14 4 0-24h-30Z"/><path fill="#fff" fill-opacity=".2" d="M-14 4h28L0 56Z"/><path fill="#000" fill-opacity=".16" d="M30-24 14 4h38ZM14 4h38L0 56Z"/></g>`;
      return `<g fill="#fff" fill-opacity=".05">${[0, 1, 2, 3].map((i) => [0, 1, 2].map((j) => `<rect x="${18 + j * 92}" y="${18 + i * 94}" width="80" height="82" rx="18"/>`).join('')).join('')}</g>${[
        ['#3FD6A8', '#F2B632', '#4AA8F0'],
        ['#F06A8A', '#3FD6A8', '#B58CF5'],
        ['#4AA8F0', '#F06A8A', '#3FD6A8'],
        ['#B58CF5', '#4AA8F0', '#F2B632'],
      ]
        .map((row, i) =>
          row.map((c, j) => gem(58 + j * 92, 54 + i * 94, i === 1 && j === 1 ? 0.98 : 0.68, c)).join(''),
        )
        .join('')}`;
    },
  },
  竹林对弈: {
    ground: '#DCE9D5',
    scene: () => {
      const bam = (x: number, w: number, c: string) =>
        `<g>${[0, 1, 2, 3, 4].map((i) => `<rect x="${x}" y="${-12 + i * 86}" width="${w}" height="82" rx="${w * 0.25}" fill="${c}"/><rect x="${x + w * 0.18}" y="${-6 + i * 86}" width="${w * 0.14}" height="70" rx="2" fill="#fff" fill-opacity=".25"/>`).join('')}</g>`;
      return `${bam(16, 22, '#8DB98A')}${bam(60, 32, '#4E9163')}${bam(240, 26, '#6FA878')}${bam(280, 16, '#A9CBA0')}<path fill="#2D6A4A" d="M92 90q60-30 96 6-50 26-96-6ZM240 150q-60-30-96 6 50 26 96-6ZM92 190q40 0 60 30-40 10-60-30Z"/><g transform="translate(150 296)"><path fill="#B98A55" d="M-96-40 0-78 96-40 0 0Z"/><path fill="#8A5F35" d="M-96-40 0 0v26L-96-14ZM96-40 0 0v26l96-40Z"/><g stroke="#6E4A28" stroke-width="2">${[0.25, 0.5, 0.75].map((t) => `<path d="M${n(-96 + 96 * t)} ${n(-40 - 38 * t)}L${n(96 * t)} ${n(-40 * t)}M${n(96 - 96 * t)} ${n(-40 - 38 * t)}L${n(-96 * t)} ${n(-40 * t)}"/>`).join('')}</g>${(
        [
          [-20, -48, '#1b1f1d'],
          [12, -46, '#fafafa'],
          [0, -30, '#1b1f1d'],
          [32, -36, '#fafafa'],
          [-44, -38, '#fafafa'],
          [-4, -62, '#1b1f1d'],
        ] as const
      )
        .map(
          ([x, y, c]) =>
            `<ellipse cx="${x}" cy="${y + 3}" rx="13" ry="7" fill="#3c2a17"/><ellipse cx="${x}" cy="${y}" rx="13" ry="7.5" fill="${c}"/>`,
        )
        .join('')}</g>`;
    },
  },
  孔雀开屏: {
    ground: '#0B4A57',
    scene: () =>
      `${peacockFeathers(3)}${peacockFeathers(2)}${COVER_FIGURES.peacock}<path fill="#083842" d="M0 366h300v34H0z"/>`,
  },
  二十一点: {
    ground: '#0D5B43',
    scene: () => {
      const card = (rot: number, x: string, pip: string, c: string) =>
        `<g transform="translate(138 356) rotate(${rot})"><rect x="-58" y="-248" width="116" height="168" rx="14" fill="#fff" stroke="#0a3d2d" stroke-opacity=".25" stroke-width="2"/><text x="-42" y="-208" font-size="34" font-weight="700" fill="${c}">${x}</text><g transform="translate(0 -158)" fill="${c}">${pip}</g></g>`;
      const spade =
          '<path d="M0-36C14-18 36-6 36 12c0 18-22 24-32 8 0 10 4 16 10 20h-28c6-4 10-10 10-20-10 16-32 10-32-8 0-18 22-30 36-48Z"/>',
        dia = '<path d="M0-40 30 0 0 40-30 0Z"/>';
      return `<circle cx="150" cy="330" r="230" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3"/><circle cx="150" cy="330" r="280" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3"/>${card(-14, 'A', spade, '#16211d')}${card(10, 'K', dia, '#C8452F')}<g transform="translate(212 314)"><ellipse cy="12" rx="44" ry="20" fill="#06382a"/>${[0, -12, -24].map((y) => `<ellipse cy="${y + 6}" rx="42" ry="19" fill="#B78A1C"/><ellipse cy="${y}" rx="42" ry="19" fill="#F2C94C"/><ellipse cy="${y}" rx="26" ry="11" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="9 6"/>`).join('')}</g>`;
    },
  },
  雪域狼踪: {
    ground: '#9CC3DA',
    scene: () =>
      `<circle cx="150" cy="130" r="80" fill="#EAF5FA"/><path fill="#6F9DBB" d="M0 210 70 120l50 60 60-90 120 130v180H0Z"/><path fill="#F5FBFE" d="m180 90 34 38-18 10-14-12-20 18-14-8ZM70 120l22 26-16 8-12-10-14 6Z"/><path fill="#2A4763" d="M0 290q80-50 150-20t150-10v140H0Z"/><g transform="translate(150 284)">${COVER_FIGURES.wolf}</g><path fill="#F5FBFE" d="M0 372q40-20 80-6t90-4 130 2v36H0Z"/>`,
  },
  龙舟竞渡: {
    ground: '#F6E7C9',
    scene: () =>
      `<circle cx="220" cy="100" r="52" fill="#E4572E"/><path fill="#F0D7A6" d="M0 160h300v60H0z"/><path fill="#1B7F77" d="M0 210h300v190H0z"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${-40 + (i % 2) * 30} ${250 + i * 34}q20-18 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#7FD0C0" stroke-opacity="${0.8 - i * 0.12}" stroke-width="5" stroke-linecap="round"/>`).join('')}<g transform="translate(0 14)">${COVER_FIGURES.dragon}${[58, 98, 138, 178].map((x) => `<g><circle cx="${x}" cy="180" r="12" fill="#D9A47E"/><path fill="#0F5C5A" d="M${x - 14} 222c0-20 6-28 14-28s14 8 14 28Z"/><path d="M${x + 6} 204 ${x - 24} 288" stroke="#6B4A28" stroke-width="6" stroke-linecap="round"/></g>`).join('')}</g>`,
  },
};
