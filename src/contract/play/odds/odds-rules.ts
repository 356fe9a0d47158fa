/** Groups a market may be found under, as the odds panel offers them. */
export const MARKET_GROUPS = ['hot', 'handicap', 'total', 'goal', 'corner'] as const;

/** The ways a price may be written, the decimal one first: it is what venues send. */
export const ODDS_FORMATS = ['decimal', 'hongKong', 'malay', 'indo', 'us', 'uk'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Gain of one staked unit, as a fraction of integers; never below zero. */
type Gain = { readonly top: bigint; readonly bottom: bigint };

const MINUS = '−';
const DIGITS = 2;
/** A long price in Malay odds would read 0.00: it is written on until it has this many figures. */
const LEAST_FIGURES = 10n;

function gainOf(odds: string): Gain {
  const [integerPart = '', part = ''] = odds.split('.');
  const bottom = 10n ** BigInt(part.length);
  const top = BigInt(integerPart + part) - bottom;
  return { top: top > 0n ? top : 0n, bottom };
}

/** To the nearest, halves up. */
const rounded = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);

const withPoint = (scaled: bigint, digits: number): string => {
  const text = scaled.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Returns the gain, with the decimals of the odds themselves. */
const plainGain = ({ top, bottom }: Gain): string => withPoint(top, bottom.toString().length - 1);

/** Returns the stake required to win one unit, with a minus sign. */
function stakeForOne({ top, bottom }: Gain): string {
  let digits = DIGITS;
  while (rounded(bottom * 10n ** BigInt(digits), top) < LEAST_FIGURES) digits += 1;
  return `${MINUS}${withPoint(rounded(bottom * 10n ** BigInt(digits), top), digits)}`;
}

function fraction({ top, bottom }: Gain): string {
  let [divisor, rest] = [bottom, top];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return `${top / divisor}/${bottom / divisor}`;
}

/** Returns the gain of 100, or the stake required to win 100. */
const american = ({ top, bottom }: Gain): string =>
  top >= bottom ? `+${rounded(100n * top, bottom)}` : `${MINUS}${rounded(100n * bottom, top)}`;

/**
 * A decimal price in the chosen way of writing it, counted in whole numbers from the text that was sent.
 * A price that wins nothing has no stake to name: it stays the plain gain, `0.00`.
 * @param odds decimal text such as `1.88`
 */
export function formatOdds(odds: string, format: OddsFormat): string {
  const gain = gainOf(odds);
  switch (format) {
    case 'decimal':
      return odds;
    case 'uk':
      return fraction(gain);
    case 'hongKong':
      return plainGain(gain);
    case 'malay':
      return gain.top <= gain.bottom ? plainGain(gain) : stakeForOne(gain);
    case 'indo':
      return gain.top >= gain.bottom || gain.top === 0n ? plainGain(gain) : stakeForOne(gain);
    case 'us':
      return gain.top === 0n ? '0' : american(gain);
    default:
      return format satisfies never;
  }
}
