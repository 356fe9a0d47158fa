/** Under this a price is not worth taking: the selection is closed instead. */
const LEAST = 1.01;
/** Highest price offered. */
const MOST = 101;
/** Factor below the fair price of the model, since a price may be seconds old when it is accepted. */
const OF_FAIR = 0.995;
/** Steps of Newton's method; the sum is convex, so that it nears its root from one side. */
const STEPS = 40;
const CLOSE_ENOUGH = 1e-12;

/** Offer of a venue for a selection: decimal odds in wire format. */
export type Offer = { readonly odds: string; readonly isClosed: boolean };
const CLOSED: Offer = { odds: '1.00', isClosed: true };

/** The power that the chances of a book are raised to, so that they add up to `target` instead of 1. */
function powerFor(chances: readonly number[], target: number): number {
  let power = 1;
  for (let step = 0; step < STEPS; step++) {
    let excess = -target;
    let slope = 0;
    for (const chance of chances) {
      const raised = chance ** power;
      excess += raised;
      slope += raised * Math.log(chance);
    }
    if (Math.abs(excess) < CLOSE_ENOUGH || slope === 0) break;
    power = Math.max(0, power - excess / slope);
  }
  return power;
}

function offerAt(odds: number, chance: number): Offer {
  // The venue's opinion may stray from the model; what it offers never does.
  const cut = Math.floor(Math.min(odds, OF_FAIR / chance, MOST) * 100) / 100;
  return cut < LEAST ? CLOSED : { odds: cut.toFixed(2), isClosed: false };
}

/** One side of a book: what the venue thinks of it, and what the model does. */
export type Side = { readonly opinion: number; readonly chance: number };

/**
 * The prices of a book, with its margin laid on by a power: long prices carry more of it, as in the trade. What is decided,
 * or would be priced under 1.01, is closed.
 * @param overround what the prices imply together, in thousandths
 */
export function offersOf(book: readonly Side[], overround: number): Offer[] {
  const isOpen = ({ opinion, chance }: Side) => opinion > 0 && chance > 0;
  const open = book.filter(isOpen);
  if (open.length < 2) return book.map(() => CLOSED);
  const power = powerFor(
    open.map(({ opinion }) => opinion),
    overround / 1_000,
  );
  return book.map((side) => (isOpen(side) ? offerAt(side.opinion ** -power, side.chance) : CLOSED));
}
