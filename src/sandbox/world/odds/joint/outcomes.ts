type Pair = readonly [home: number, away: number];

/** A way a match can end, in the form that legs are settled by. */
export type MatchEnd = {
  readonly score: Pair;
  readonly half: Pair | null;
  readonly corners: Pair;
  /** `h` or `a` for each goal or map, in order, as far as the model orders them: up to the next one. */
  readonly scorers: string;
};

/** Facts that a leg depends on: the score at the end, at the break, at both, the corners, or who scores next. */
export type Facet = 'score' | 'half' | 'halves' | 'corners' | 'next';

/** A leg of one match. */
export type JointLeg = {
  readonly facet: Facet;
  /** Reports whether the leg is won; only the part of `end` named by its facet matters. */
  wins(end: MatchEnd): boolean;
};

/** A way a match can end, with its chance. */
export type Weighted = { readonly end: MatchEnd; readonly chance: number };

type FacetIndex = { readonly ids: readonly number[]; readonly ends: readonly MatchEnd[] };

/** Ends of a match as far as some facets are concerned, every chance under the model. */
export type Space = {
  readonly chances: readonly number[];
  readonly facets: ReadonlyMap<Facet, FacetIndex>;
};

/** Spaces of a match. `apart`: the model has no joint chances across them; otherwise they are independent. */
export type Outcomes = { readonly spaces: readonly Space[]; readonly apart: boolean };

/** Chances below this are left out. */
const NEGLIGIBLE = 1e-12;

const KEYS: Readonly<Record<Facet, (end: MatchEnd) => string>> = {
  score: ({ score }) => `${score}`,
  half: ({ half }) => `${half}`,
  halves: ({ score, half }) => `${half} ${score}`,
  corners: ({ corners }) => `${corners}`,
  next: ({ scorers }) => scorers,
};

function facetIndex(cells: readonly Weighted[], facet: Facet): FacetIndex {
  const known = new Map<string, number>();
  const ends: MatchEnd[] = [];
  const ids = cells.map(({ end }) => {
    const key = KEYS[facet](end);
    const id = known.get(key) ?? ends.push(end) - 1;
    known.set(key, id);
    return id;
  });
  return { ids, ends };
}

/** Indexes ends by what legs depend on, so that a leg is settled once for each distinct value. */
export function spaceOf(weighted: readonly Weighted[], facets: readonly Facet[]): Space {
  const cells = weighted.filter(({ chance }) => chance > NEGLIGIBLE);
  return {
    chances: cells.map(({ chance }) => chance),
    facets: new Map(facets.map((facet) => [facet, facetIndex(cells, facet)])),
  };
}

/** Settled ends of a leg: kept, as the same legs are combined with each of many others. */
const settledEnds = new WeakMap<
  JointLeg,
  { readonly index: FacetIndex; readonly wins: readonly boolean[] }
>();

function winsIn(leg: JointLeg, index: FacetIndex): readonly boolean[] {
  const known = settledEnds.get(leg);
  if (known?.index === index) return known.wins;
  const wins = index.ends.map((end) => leg.wins(end));
  settledEnds.set(leg, { index, wins });
  return wins;
}

/** Adds up the chances of a space by the set of its legs that win, as bits of `bits`. */
function setsIn(space: Space, legs: readonly JointLeg[], bits: readonly number[], size: number): number[] {
  const sets = Array.from({ length: size }, () => 0);
  const tables = legs.flatMap((leg, n) => {
    const index = space.facets.get(leg.facet);
    return index ? [{ ids: index.ids, wins: winsIn(leg, index), bit: bits[n] ?? 0 }] : [];
  });
  // By index: this runs for every selection of a match, and iterators would take most of the time.
  for (let cell = 0; cell < space.chances.length; cell++) {
    let set = 0;
    for (const { ids, wins, bit } of tables) if (wins[ids[cell] ?? 0]) set |= bit;
    sets[set] = (sets[set] ?? 0) + (space.chances[cell] ?? 0);
  }
  return sets;
}

/** Chances of the unions of two independent sets of legs. */
function unions(one: readonly number[], other: readonly number[]): number[] {
  const both = one.map(() => 0);
  for (const [set, chance] of one.entries()) {
    if (chance === 0) continue;
    for (const [more, then] of other.entries()) both[set | more] = (both[set | more] ?? 0) + chance * then;
  }
  return both;
}

/**
 * Returns for each set of legs, as a bit mask, the chance that these and no others of them win; null where the model has no joint
 * chances of the legs.
 */
export function winningSets(
  { spaces, apart }: Outcomes,
  legs: readonly JointLeg[],
): readonly number[] | null {
  const size = 1 << legs.length;
  const places = legs.map(({ facet }) => spaces.findIndex(({ facets }) => facets.has(facet)));
  const used = [...new Set(places)];
  if (places.includes(-1) || (apart && used.length > 1)) return null;
  const parts = spaces.flatMap((space, at) => {
    const own = legs.flatMap((leg, n) => (places[n] === at ? [{ leg, bit: 1 << n }] : []));
    if (own.length === 0) return [];
    return [
      setsIn(
        space,
        own.map(({ leg }) => leg),
        own.map(({ bit }) => bit),
        size,
      ),
    ];
  });
  const [first, ...others] = parts;
  return first ? others.reduce(unions, first) : null;
}
