import { COVER_BACKDROPS, type CoverBackdropName } from './cover-backdrops.table.ts';
import { COVER_PALETTES, type CoverPaletteName } from './cover-palettes.table.ts';
import { COVER_SUBJECTS, type CoverSubjectName } from './cover-subjects.table.ts';

/** Positions of the subject in the upper two thirds of a 300 × 400 field; a small one may be behind it. */
const FRAMINGS = {
  still: ['translate(150 184) scale(1.06)'],
  leaning: ['translate(144 190) rotate(-9) scale(1.14)'],
  close: ['translate(150 204) scale(1.42)'],
  turned: ['translate(158 188) scale(-1.1 1.1) rotate(-6)'],
  /** For what is on the ground and never leans. */
  aside: ['translate(166 196) scale(-1.18 1.18)'],
  ranked: ['translate(222 206) scale(.66)', 'translate(112 196) scale(.96)'],
  pair: ['translate(224 118) rotate(10) scale(.56)', 'translate(132 214) scale(1.1)'],
} as const;

export type CoverFraming = keyof typeof FRAMINGS;

/** Subject, backdrop, colours and framing of a cover. */
export interface CoverPlan {
  readonly subject: CoverSubjectName;
  readonly backdrop: CoverBackdropName;
  readonly palette: CoverPaletteName;
  readonly framing: CoverFraming;
}

/** The ground colour and the drawing of a planned cover, on a 300 × 400 field. */
export function composedCover({ subject, backdrop, palette, framing }: CoverPlan) {
  const colours = COVER_PALETTES[palette];
  const figure = COVER_SUBJECTS[subject](colours);
  const figures = FRAMINGS[framing].map((transform, index, all) => {
    const isBehind = index < all.length - 1;
    const drawn = isBehind
      ? figure.replace(/ id="(\w+)"/g, ' id="$1-2"').replace(/url\(#(\w+)\)/g, 'url(#$1-2)')
      : figure;
    return `<g transform="${transform}"${isBehind ? ' opacity=".82"' : ''}>${drawn}</g>`;
  });
  return { ground: colours.ground, scene: () => COVER_BACKDROPS[backdrop](colours) + figures.join('') };
}
