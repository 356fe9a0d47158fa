const FIRST_BYTES = 128;

/** A set of small non-negative integers with one bit each; it grows with the largest one. */
export type Bitmap = {
  has(index: number): boolean;
  add(index: number): void;
};

/** Creates an empty set. */
export function createBitmap(): Bitmap {
  let bytes = new Uint8Array(FIRST_BYTES);
  const byteAt = (index: number) => bytes[index >>> 3] ?? 0;
  return {
    has: (index) => (byteAt(index) & (1 << (index & 7))) !== 0,
    add(index) {
      const at = index >>> 3;
      if (at >= bytes.length) {
        const larger = new Uint8Array(Math.max(at + 1, bytes.length * 2));
        larger.set(bytes);
        bytes = larger;
      }
      bytes[at] = byteAt(index) | (1 << (index & 7));
    },
  };
}

/** A message that differs from its send in content, or that arrived in another room. */
export type ContentFault = 'altered' | 'misrouted';

/** Message received over the wire: its seq in the room, and the number of its send if it is part of the plan. */
export type Delivered = {
  readonly seq: number;
  readonly n: number | null;
  readonly fault?: ContentFault | null;
};

/** The response to a request for everything after a seq, in the order of the response. */
export type Answer = { readonly afterSeq: number; readonly list: readonly Delivered[] };

/** Counts of the messages that the wire delivered to viewers. */
export type DeliveryCounts = {
  /** Distinct sends of the plan. */
  readonly delivered: number;
  /** Messages that arrived again without another request for them, or that were recorded twice. */
  readonly duplicated: number;
  /** Messages that arrived after one with a higher seq. */
  readonly reordered: number;
  /** Messages that were missing at first, and arrived when the viewer requested the gap. */
  readonly recovered: number;
  /** Messages that are not part of the run. */
  readonly foreign: number;
  /** Messages whose content is not what was sent. */
  readonly altered: number;
  /** Messages of the plan that arrived in a room other than theirs; they count as nothing else. */
  readonly misrouted: number;
};

/** Messages that one viewer received in one room over the wire, before the client repairs anything. */
export type Deliveries = {
  /** Records the seq of the first page, whose messages do not count. */
  begin(latestSeq: number): void;
  readonly begun: boolean;
  /** Records a response. @returns the sends that arrived for the first time, in order. */
  record(answer: Answer): readonly number[];
  has(n: number): boolean;
  /** The range of seqs that the viewer should receive: everything after the first one, up to the second. */
  readonly sinceSeq: number;
  readonly highestSeq: number;
  readonly counts: DeliveryCounts;
};

type Ledger = {
  readonly sends: Bitmap;
  readonly misrouted: Bitmap;
  /** Indexed by the distance from `sinceSeq`. */
  readonly seqs: Bitmap;
  readonly counts: { -readonly [Kind in keyof DeliveryCounts]: number };
  begun: boolean;
  sinceSeq: number;
  highestSeq: number;
};

/** Counts a send that may be new to this viewer. One that fills a requested gap is recovered, not reordered. */
function recordFirst(ledger: Ledger, n: number, seq: number, isOutOfOrder: boolean): boolean {
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

/** Counts a message of another room, once however often it is repeated. */
function recordMisrouted({ misrouted, counts }: Ledger, n: number): void {
  if (!misrouted.has(n)) counts.misrouted += 1;
  misrouted.add(n);
}

function recordAnswer(ledger: Ledger, { afterSeq, list }: Answer): readonly number[] {
  const { seqs, counts, sinceSeq } = ledger;
  const fresh: number[] = [];
  /** The seqs of this response so far, and whether an earlier response had them: two requests may overlap. */
  const here = new Map<number, boolean>();
  let highestHere = afterSeq;
  for (const { seq, n, fault } of list) {
    if (n !== null && fault === 'misrouted') recordMisrouted(ledger, n);
    if (seq <= sinceSeq || fault === 'misrouted') continue;
    const known = seqs.has(seq - sinceSeq);
    const unasked = seq <= afterSeq || here.has(seq);
    const isRepeat = here.get(seq) === true;
    if (known && n !== null && unasked && !isRepeat) counts.duplicated += 1;
    if (!known && n === null) counts.foreign += 1;
    if (!known && n !== null && recordFirst(ledger, n, seq, unasked || seq < highestHere)) {
      fresh.push(n);
      if (fault === 'altered') counts.altered += 1;
    }
    seqs.add(seq - sinceSeq);
    if (!here.has(seq)) here.set(seq, known);
    highestHere = Math.max(highestHere, seq);
    ledger.highestSeq = Math.max(ledger.highestSeq, seq);
  }
  return fresh;
}

const noDeliveries = () => ({
  delivered: 0,
  duplicated: 0,
  reordered: 0,
  recovered: 0,
  foreign: 0,
  altered: 0,
  misrouted: 0,
});

/**
 * Creates the deliveries of a viewer, counted as in RFC 4737: a message is reordered when one with a higher seq arrived
 * before it. Each viewer uses a few bits per message, so that a process can hold thousands of viewers.
 */
export function createDeliveries(): Deliveries {
  const ledger: Ledger = {
    sends: createBitmap(),
    misrouted: createBitmap(),
    seqs: createBitmap(),
    counts: noDeliveries(),
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
    record: (answer) => recordAnswer(ledger, answer),
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

/** Adds up the counts of several viewers. */
export function sumDeliveries(all: readonly DeliveryCounts[]): DeliveryCounts {
  const sum = noDeliveries();
  for (const counts of all) {
    sum.delivered += counts.delivered;
    sum.duplicated += counts.duplicated;
    sum.reordered += counts.reordered;
    sum.recovered += counts.recovered;
    sum.foreign += counts.foreign;
    sum.altered += counts.altered;
    sum.misrouted += counts.misrouted;
  }
  return sum;
}
