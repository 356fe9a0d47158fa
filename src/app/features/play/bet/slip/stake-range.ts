import type { VenueQuote } from '#contract/play/bet/schema.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import { leastOfLine, mostOfLine } from '#contract/play/betting/system-lines.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import type { Combined } from '../combined/combined-slip.ts';

/** Accepted stakes of one line, minor units; `most` is below `least` where none is accepted. */
export type StakeRange = { readonly least: Minor; readonly most: Minor };

const smaller = (left: Minor, right: Minor) => (left < right ? left : right);
const larger = (left: Minor, right: Minor) => (left > right ? left : right);

const NONE: StakeRange = { least: minor(1), most: minor(0) };

/** Every single has the same stake: it has to suit each of them. */
function ofSingles({ legs }: VenueQuote): StakeRange | null {
  const [first, ...others] = legs.map(({ stakes }) => stakes);
  if (!first) return null;
  return others.reduce<StakeRange>(
    (all, range) => ({
      least: larger(range.least, all.least),
      most: smaller(range.most, all.most),
    }),
    first,
  );
}

/** The platform limits the whole bet; a member types the stake of a line. */
function ofSystem({ systems }: VenueQuote, size: number): StakeRange {
  const system = systems.find((candidate) => candidate.size === size);
  if (!system) return NONE;
  const { least, most } = system.stakes;
  return { least: leastOfLine(least, system.lines), most: mostOfLine(most, system.lines) };
}

/** Returns the range of the stake per line for a slip of this kind; null for an empty slip. */
export function stakeRange(
  quote: VenueQuote,
  kind: BetKind,
  combined: Combined | null = null,
): StakeRange | null {
  if (combined) return combined.stakes ?? NONE;
  switch (kind.is) {
    case 'singles':
      return ofSingles(quote);
    case 'multiple':
      return quote.multiple ?? NONE;
    case 'system':
      return ofSystem(quote, kind.size);
    default:
      return kind satisfies never;
  }
}
