import { drawing } from '../controls/element.ts';

const FIELD = { viewBox: '-128 -128 256 256', class: 'symart', role: 'img' };
const DISC =
  '<circle r="112" fill="#8A5A0B"/><circle r="104" fill="#F5C24B"/><circle r="84" fill="none" stroke="#C98A1E" stroke-width="8"/>';
/** Characters of a value that is written smaller. */
const WIDE = 3;

/** Coin of a spin, which has no value yet. */
export const plainCoin = (): SVGSVGElement =>
  drawing(
    'svg',
    { ...FIELD, 'aria-label': '硬币' },
    `${DISC}<rect x="-30" y="-30" width="60" height="60" fill="#8A5A0B"/>`,
  );

/** Coin that stays. @param pays hundredths of the stake */
export function heldCoin(pays: number): SVGSVGElement {
  const text = String(pays / 100);
  const size = text.length >= WIDE ? 84 : 112;
  return drawing(
    'svg',
    { ...FIELD, 'aria-label': `硬币，${text} 倍` },
    `${DISC}<text y="${size * 0.36}" font-size="${size}" font-weight="700" text-anchor="middle" font-family="inherit" fill="#3F2A06">${text}</text>`,
  );
}
