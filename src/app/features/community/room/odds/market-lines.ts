import type { OfferedMarket, OfferedSelection } from '#contract/play/odds/schema.ts';

/** Two sides of a line. */
export type MarketLine = { readonly sides: readonly OfferedSelection[]; readonly isMain: boolean };

/** Number of lines shown before expanding. */
const SHOWN = 5;

const hasLines = ({ selections }: OfferedMarket): boolean => Boolean(selections[0]?.line);

/** The lines of a market in their order, the main one marked; none where the market has no lines. */
export function linesOf(market: OfferedMarket): readonly MarketLine[] {
  if (!hasLines(market)) return [];
  const pairs = Array.from({ length: market.selections.length / 2 }, (_, index) => ({
    sides: market.selections.slice(2 * index, 2 * index + 2),
    isMain: index === 0,
  }));
  const lineOf = ({ sides }: MarketLine) => Number(sides[1]?.line ?? 0);
  return pairs.sort((one, other) => lineOf(one) - lineOf(other));
}

/** The lines around the main one, as many as are shown at first. */
export function nearLines(lines: readonly MarketLine[]): readonly MarketLine[] {
  const main = lines.findIndex(({ isMain }) => isMain);
  const from = Math.max(0, Math.min(main - Math.floor(SHOWN / 2), lines.length - SHOWN));
  return lines.slice(from, from + SHOWN);
}

/** Selections under one heading; a blank one where the market has none. */
export type MarketSection = { readonly heading: string; readonly selections: readonly OfferedSelection[] };

/** The parts of a market, in the order they come. */
export function sectionsOf({ selections }: OfferedMarket): readonly MarketSection[] {
  const headings = [...new Set(selections.map(({ section }) => section))];
  return headings.map((heading) => ({
    heading,
    selections: selections.filter(({ section }) => section === heading),
  }));
}
