import { n, polar, times } from '../pen.ts';

const FEATHERS = 11;
const FEATHER_COLOURS = ['#1FA38A', '#15807A', '#0F6670'] as const;

/** One row of a peacock’s feathers, the first the innermost, around the place of its figure. */
export const peacockFeathers = (row: 1 | 2 | 3): string =>
  times(FEATHERS, (i) => {
    const angle = Math.PI + ((i + 0.5) * Math.PI) / FEATHERS;
    const [x, y] = polar(150, 316, 62 + row * 46, angle);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle * 57.3 + 90)})"><ellipse rx="25" ry="36" fill="${FEATHER_COLOURS[row - 1]}"/><ellipse cy="-8" rx="15" ry="19" fill="#F2C94C"/><ellipse cy="-8" rx="10" ry="13" fill="#1B3F91"/><ellipse cy="-10" rx="4" ry="5" fill="#7FE3E8"/></g>`;
  }).join('');

/** Figures of covers in their own colours; covers and symbols of games share them. */
export const COVER_FIGURES = {
  koi: `<path fill="#F26B3A" d="M-6-108C40-92 54-36 40 22 32 56 14 84-10 104-30 80-46 44-46 2-46-46-32-86-6-108Z"/><path fill="#FFF3E2" d="M-6-108c20 8 34 22 42 42-18 8-54 8-72 2 6-18 16-34 30-44ZM-44 22c24 14 56 14 84 0-6 24-14 42-24 58-18-4-38-4-52 0-4-18-8-38-8-58Z"/><path fill="#D9501F" d="M-10 104c-30 6-52 26-58 54 26-4 44-12 56-26 4 18 16 34 38 44 8-28-2-54-36-72Z"/><path fill="#F6A27E" d="M40-6c28-6 46 4 56 28-22 8-44 6-60-4ZM-46-6c-28-6-46 4-56 28 22 8 44 6 60-4Z"/><circle cx="-22" cy="-74" r="6" fill="#102B2B"/><circle cx="14" cy="-72" r="6" fill="#102B2B"/>`,
  rabbit: `<g fill="#FDFBF4"><path d="M96 292c-6-40 14-66 50-68-22-30-30-78-18-104 22 14 38 52 40 92 6-2 12-2 18 0-2-40 6-80 26-98 16 24 12 74-6 108 26 10 36 34 34 60l-8 30c-30 16-100 14-136-20Z"/></g><path fill="#F4B8B0" d="M134 140c10 14 18 40 20 66-10-16-20-44-20-66ZM204 132c-8 14-12 42-10 68 8-18 12-46 10-68Z"/><circle cx="166" cy="254" r="6" fill="#1B2A5C"/><circle cx="212" cy="254" r="6" fill="#1B2A5C"/><path d="M184 268q5 6 10 0" fill="none" stroke="#1B2A5C" stroke-width="3.5" stroke-linecap="round"/>`,
  cherries: `<path d="M-22 14Q-8-30 22-40M22 20Q18-10 22-40" fill="none" stroke="#2D6A4A" stroke-width="6" stroke-linecap="round"/><path fill="#3E9663" d="M22-40q24-8 36 8-20 12-36-8Z"/><circle cx="-22" cy="26" r="22" fill="#D8404F"/><circle cx="24" cy="32" r="22" fill="#C22F42"/><circle cx="-28" cy="18" r="6" fill="#fff" fill-opacity=".5"/>`,
  melon: `<path fill="#2F8F5B" d="M-52-14a52 52 0 0 0 104 0Z"/><path fill="#F4F9EC" d="M-44-14a44 44 0 0 0 88 0Z"/><path fill="#E8566A" d="M-38-14a38 38 0 0 0 76 0Z"/><g fill="#3A1A1E"><ellipse cx="-16" cy="-2" rx="3" ry="5"/><ellipse cx="0" cy="8" rx="3" ry="5"/><ellipse cx="16" cy="-2" rx="3" ry="5"/></g>`,
  persimmon: `<path fill="#F08A3C" d="M0-44C30-40 44-16 40 10 36 34 18 46 0 46s-36-12-40-36C-44-16-30-40 0-44Z"/><path fill="#3E9663" d="M-14-44h28l-8 12H-6Z"/><circle cx="-14" cy="-8" r="8" fill="#fff" fill-opacity=".35"/>`,
  apple: `<path fill="#8BC34A" d="M0-30c18-14 42 0 40 28S16 46 0 40c-16 6-38-14-40-42s22-42 40-28Z"/><path d="M0-28q2-18 14-24" fill="none" stroke="#6B4A36" stroke-width="6" stroke-linecap="round"/><circle cx="-16" cy="-4" r="7" fill="#fff" fill-opacity=".5"/>`,
  peacock: `${peacockFeathers(1)}<path fill="#1455A0" d="M150 176c20 0 28 18 24 36-4 20 10 40 16 80 6 42-10 74-40 74s-46-32-40-74c6-40 20-60 16-80-4-18 4-36 24-36Z"/><path fill="#F2B632" d="m150 204-8 8 8 14 8-14Z"/><circle cx="140" cy="200" r="4.5" fill="#fff"/><circle cx="160" cy="200" r="4.5" fill="#fff"/><circle cx="140" cy="200" r="2" fill="#0b1c2c"/><circle cx="160" cy="200" r="2" fill="#0b1c2c"/><g stroke="#1455A0" stroke-width="3.5"><path d="M150 178v-26M142 180l-10-22M158 180l10-22"/></g><g fill="#F2C94C"><circle cx="150" cy="148" r="6"/><circle cx="130" cy="154" r="6"/><circle cx="170" cy="154" r="6"/></g>`,
  wolf: `<path fill="#1C2F44" d="m-70-120 40 34h60l40-34 8 84-30 46-28 62H-20L-48 10l-30-46Z"/><path fill="#E8F0F5" d="M-30-86H30L16-34 0 34l-16-68Z" fill-opacity=".12"/><path fill="#DCE9F0" d="m-48 10 28-14 20 30 20-30 28 14-28 62H-20Z"/><path fill="#F2C94C" d="m-46-26 30 14-6 10Zm92 0-30 14 6 10Z"/><path fill="#0d1824" d="M-14 44h28L0 62Z"/>`,
  vase: `<path fill="#FDFEFE" stroke="#1C4C96" stroke-width="6" d="M122 62h56l-6 44c44 20 66 66 58 118-6 44-30 82-46 108h-68c-16-26-40-64-46-108-8-52 14-98 58-118Z"/><g fill="none" stroke="#1C4C96" stroke-width="5" stroke-linecap="round"><path d="M96 146q54 20 108 0M74 204q76 26 152 0M84 262q66 24 132 0M108 306q42 12 84 0"/></g>`,
  dragon: `<path fill="#8E2F1B" d="M22 220h206c30 0 40-26 32-58 22 4 34 26 30 54-6 46-40 64-82 64H92c-40 0-62-22-70-60Z"/><path fill="#F2B632" d="M22 220h206l10 14H28Z"/><path fill="#0F5C5A" d="M232 176c-4-34 14-58 46-60-4 12-2 20 6 26-10 4-14 12-12 24-12-6-26-4-40 10Z"/><circle cx="262" cy="142" r="5" fill="#fff"/>`,
} as const;

export type CoverFigureName = keyof typeof COVER_FIGURES;
