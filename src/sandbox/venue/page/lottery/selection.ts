import {
  allBets,
  type KindBets,
  type LotteryGame,
  type LotteryKind,
} from '#sandbox/games/lottery/lottery.ts';
import { betsOfPicks, type Picks, rowsOf } from '#sandbox/games/lottery/picks.ts';

/** Bets of one kind that are chosen. */
export type ChosenKind = { readonly kind: LotteryKind; readonly choices: readonly number[] };

/** Numbers chosen on the board, by kind of bet. */
export type Selection = {
  has(kind: LotteryKind, row: number, number: number): boolean;
  toggle(kind: LotteryKind, row: number, number: number): void;
  /** Chosen bets by kind; kinds without one are left out. */
  chosen(): readonly ChosenKind[];
  /** Number of chosen numbers, and of the bets they form. */
  counts(kind: LotteryKind): { readonly numbers: number; readonly bets: number };
  clear(): void;
  onChange(listener: () => void): void;
};

export function createSelection(game: LotteryGame): Selection {
  const all = allBets(game);
  const picked = new Map<string, readonly ReadonlySet<number>[]>();
  const listeners: (() => void)[] = [];
  const setsOf = ({ name, pick }: LotteryKind) =>
    picked.get(name) ?? rowsOf(pick).map(() => new Set<number>());
  const picksOf = (kind: LotteryKind): Picks => setsOf(kind).map((set) => [...set].sort((a, b) => a - b));
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const choicesOf = ({ kind, from, bets }: KindBets): readonly number[] => {
    const formed = new Set(betsOfPicks(kind.pick, picksOf(kind)).map(String));
    if (formed.size === 0) return [];
    return bets.flatMap((bet, index) => (formed.has(String(bet)) ? [from + index] : []));
  };
  return {
    has: (kind, row, number) => setsOf(kind)[row]?.has(number) ?? false,
    toggle(kind, row, number) {
      const toggled = setsOf(kind).map((set, index) =>
        index === row ? set.symmetricDifference(new Set([number])) : set,
      );
      picked.set(kind.name, toggled);
      changed();
    },
    chosen: () =>
      all
        .filter(({ kind }) => picked.has(kind.name))
        .map((of) => ({ kind: of.kind, choices: choicesOf(of) }))
        .filter(({ choices }) => choices.length > 0),
    counts: (kind) => ({
      numbers: setsOf(kind).reduce((sum, { size }) => sum + size, 0),
      bets: betsOfPicks(kind.pick, picksOf(kind)).length,
    }),
    clear() {
      picked.clear();
      changed();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
