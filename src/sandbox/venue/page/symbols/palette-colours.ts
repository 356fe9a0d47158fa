import { COVER_PALETTES, type CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';

/** Sets the colours of a palette as `--p-ground`, `--p-first` and so on, and tints the stage with them. */
export function wearPalette(container: HTMLElement, name: CoverPaletteName): void {
  container.classList.add('tinted');
  for (const [part, colour] of Object.entries(COVER_PALETTES[name]))
    container.style.setProperty(`--p-${part}`, String(colour));
}
