/** The rules of the penalty game as data. */

export type PenaltyAim = {
  readonly key: 'topLeft' | 'topMiddle' | 'topRight' | 'lowLeft' | 'lowMiddle' | 'lowRight';
  readonly name: string;
  /** Goals of a hundred. */
  readonly chance: number;
  /** Hundredths: 160 pays 1.60 times the stake. Chance times odds is 96 % everywhere. */
  readonly odds: number;
};

export const PENALTY_AIMS: readonly PenaltyAim[] = [
  { key: 'topLeft', name: '左上', chance: 48, odds: 200 },
  { key: 'topMiddle', name: '中上', chance: 75, odds: 128 },
  { key: 'topRight', name: '右上', chance: 48, odds: 200 },
  { key: 'lowLeft', name: '左下', chance: 60, odds: 160 },
  { key: 'lowMiddle', name: '中下', chance: 80, odds: 120 },
  { key: 'lowRight', name: '右下', chance: 60, odds: 160 },
];

/** Outcomes of a shot; a round stores the index in this list. */
export const KICK_ENDS = ['goal', 'saved', 'past'] as const;

/** Number of saves among a hundred missed shots; the others go past the goal. */
export const SAVED_OF_HUNDRED = 70;
