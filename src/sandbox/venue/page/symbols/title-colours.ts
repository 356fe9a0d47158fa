import type { TitleLook } from '#sandbox/games/look.ts';
import { COVER_PALETTES } from '#sandbox/world/art/covers/cover-palettes.table.ts';

/** Sets the colours of a title for what lies inside a part of the page; light cells lie on the dark tones of their palette. */
export function setColours(part: HTMLElement, { palette, cells }: TitleLook): void {
  const { ground, back, mid, second, ink, light } = COVER_PALETTES[palette];
  const tones =
    cells === 'dark'
      ? { edge: mid, glow: back, panel: ink, text: light, win: '#4fdcac' }
      : { edge: ink, glow: second, panel: mid, text: ink, win: '#0b6b4c' };
  for (const [name, colour] of Object.entries({ ...tones, cell: ground }))
    part.style.setProperty(`--look-${name}`, colour);
}
