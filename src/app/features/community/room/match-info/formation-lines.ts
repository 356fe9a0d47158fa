import type { SheetPlayer, TeamSheet } from '#contract/play/match/lineup-schema.ts';

/** The eleven line by line as they are: the keeper, then from the back to the front. */
export function formationLines({ formation, starters }: TeamSheet): readonly (readonly SheetPlayer[])[] {
  const sizes = [1, ...formation.split('-').map(Number)];
  let from = 0;
  const lines = sizes.map((size) => {
    const line = starters.slice(from, from + size);
    from += size;
    return line;
  });
  return lines.filter((line) => line.length > 0);
}
