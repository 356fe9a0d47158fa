import { type Bitmap, createBitmap } from './bitmap.ts';

/** A message as it came over the wire: its number in the room, and which of the plan's sends it is, if any. */
export type Delivered = { readonly seq: number; readonly n: number | null };

/** An answer to “what came after this seq”, in the order in which it told it. */
export type Answer = { readonly afterSeq: number; readonly list: readonly Delivered[] };

export type DeliveryCounts = {
  /** Different sends of the plan. */
  readonly delivered: number;
  /** Told again without having been asked for again, or recorded twice. */
  readonly duplicated: number;
  /** Told after one with a higher number. */
  readonly reordered: number;
  /** Left out at first, and told when the viewer asked again for the hole. */
  readonly recovered: number;
  /** Messages of others in the room. */
  readonly foreign: number;
};

/** What one viewer was told in one room, by the wire; the client's own mending comes after this. */
export type Deliveries = {
  /** The page a viewer begins with: what it holds is past and does not count. */
  begin(latestSeq: number): void;
  readonly begun: boolean;
  /** @returns the sends told for the first time, in order. */
  take(answer: Answer): readonly number[];
  has(n: number): boolean;
  /** The viewer's stay in numbers of the room: it was to be told all after the first, up to the second. */
  readonly sinceSeq: number;
  readonly highestSeq: number;
  readonly counts: DeliveryCounts;
};

type Ledger = {
  readonly sends: Bitmap;
  /** By distance from the first number of the stay. */
  readonly seqs: Bitmap;
  readonly counts: { -readonly [Kind in keyof DeliveryCounts]: number };
  begun: boolean;
  sinceSeq: number;
  highestSeq: number;
};

/** A send this viewer had not been told. One that answers a question for a hole is late, but where it was asked for. */
function takeFirst(ledger: Ledger, n: number, seq: number, isOutOfOrder: boolean): boolean {
  const { sends, counts, highestSeq } = ledger;
  if (sends.has(n)) {
    counts.duplicated += 1;
    return false;
  }
  sends.add(n);
  counts.delivered += 1;
  if (isOutOfOrder) counts.reordered += 1;
  else if (seq < highestSeq) counts.recovered += 1;
  return true;
}

function takeAnswer(ledger: Ledger, { afterSeq, list }: Answer): readonly number[] {
  const { seqs, counts, sinceSeq } = ledger;
  const fresh: number[] = [];
  const here = new Set<number>();
  let highestHere = afterSeq;
  for (const { seq, n } of list) {
    if (seq <= sinceSeq) continue;
    const known = seqs.has(seq - sinceSeq);
    const unasked = seq <= afterSeq || here.has(seq);
    if (known && n !== null && unasked) counts.duplicated += 1;
    if (!known && n === null) counts.foreign += 1;
    if (!known && n !== null && takeFirst(ledger, n, seq, unasked || seq < highestHere)) fresh.push(n);
    seqs.add(seq - sinceSeq);
    here.add(seq);
    highestHere = Math.max(highestHere, seq);
    ledger.highestSeq = Math.max(ledger.highestSeq, seq);
  }
  return fresh;
}

/**
 * Counts as RFC 4737 does: a message is reordered when one with a higher number came before it. A few bits a message
 * for each viewer, so that thousands of viewers fit.
 */
export function createDeliveries(): Deliveries {
  const ledger: Ledger = {
    sends: createBitmap(),
    seqs: createBitmap(),
    counts: { delivered: 0, duplicated: 0, reordered: 0, recovered: 0, foreign: 0 },
    begun: false,
    sinceSeq: 0,
    highestSeq: 0,
  };
  return {
    begin(latestSeq) {
      ledger.begun = true;
      ledger.sinceSeq = latestSeq;
      ledger.highestSeq = latestSeq;
    },
    take: (answer) => takeAnswer(ledger, answer),
    has: (n) => ledger.sends.has(n),
    get begun() {
      return ledger.begun;
    },
    get sinceSeq() {
      return ledger.sinceSeq;
    },
    get highestSeq() {
      return ledger.highestSeq;
    },
    get counts() {
      return ledger.counts;
    },
  };
}

/** Counts of several viewers together. */
export function sumDeliveries(all: readonly DeliveryCounts[]): DeliveryCounts {
  const sum = { delivered: 0, duplicated: 0, reordered: 0, recovered: 0, foreign: 0 };
  for (const counts of all) {
    sum.delivered += counts.delivered;
    sum.duplicated += counts.duplicated;
    sum.reordered += counts.reordered;
    sum.recovered += counts.recovered;
    sum.foreign += counts.foreign;
  }
  return sum;
}
