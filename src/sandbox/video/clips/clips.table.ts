/** Video clip of a reel; its length is counted in units of 1.92 s. */
export interface Clip {
  readonly name: string;
  readonly units: number;
}

const clip = (name: string, units: number): Clip => ({ name, units });
/** Clips to the right for the home side, mirrored to the left for the away side. */
const both = (name: string, units: number): Clip[] => [clip(`${name}.R`, units), clip(`${name}.L`, units)];

/** Clips filmed once for every pair of kits. */
export const FOOTBALL_CLIPS: readonly Clip[] = [
  ...both('midfield', 2),
  ...both('keep', 1),
  ...both('forward', 2),
  ...both('press', 2),
  ...both('dwell', 1),
  ...both('intercept', 2),
  ...both('tackle', 1),
  ...both('goal', 2),
  ...both('cheer', 2),
  ...both('saved', 2),
  ...both('wide', 2),
  ...both('corner', 2),
  ...both('freeKick', 2),
  ...both('throwIn', 1),
  ...both('kickOff', 2),
  clip('walkOff', 2),
];

/** Clips that show no kit and belong to every match. */
export const FOOTBALL_SHARED_CLIPS: readonly Clip[] = [
  clip('crowd', 2),
  clip('joy', 2),
  clip('yellowCard', 2),
  clip('redCard', 2),
  clip('substitution', 2),
  clip('before', 2),
  clip('rest', 2),
  clip('over', 2),
  clip('halted', 2),
];

/** Clips of each anchor. */
export const ANCHOR_CLIPS: readonly Clip[] = [clip('talk', 2), clip('goal', 1), clip('gift', 1)];

/** Basketball. */
export const HOOPS_CLIPS: readonly Clip[] = [
  ...both('work', 2),
  ...both('hold', 1),
  ...both('bring', 2),
  ...both('score', 2),
  ...both('miss', 2),
  clip('before', 1),
  clip('rest', 1),
  clip('over', 1),
];

/** E-sports. */
export const ARENA_CLIPS: readonly Clip[] = [
  clip('lane', 2),
  clip('roam', 1),
  ...both('fight', 2),
  ...both('tower', 2),
  ...both('win', 2),
  clip('before', 1),
  clip('rest', 1),
  clip('over', 1),
];

/** Shots of a dealer at a table, by reel of the dealer. */
const DEALER_CLIPS: readonly Clip[] = [clip('wait', 2), clip('close', 1), clip('deal', 1), clip('call', 1)];

/** Close-ups of the 52 cards, of the 37 pockets of a wheel and of the six sides of a die, by their numbers. */
const numbered = (name: string, from: number, count: number): Clip[] =>
  Array.from({ length: count }, (_, index) => clip(`${name}-${from + index}`, 1));
const CARD_CLIPS = numbered('card', 0, 52);
const WHEEL_CLIPS = [clip('spin', 1), ...numbered('pocket', 0, 37)];
const DICE_CLIPS = [clip('shake', 1), ...numbered('die', 1, 6)];

const BY_NAME: Readonly<Record<string, readonly Clip[]>> = {
  'football-shared': FOOTBALL_SHARED_CLIPS,
  hoops: HOOPS_CLIPS,
  arena: ARENA_CLIPS,
  'table-cards': CARD_CLIPS,
  'table-wheel': WHEEL_CLIPS,
  'table-dice': DICE_CLIPS,
};

/** Returns the clips of a reel, by its name. */
export function clipsOf(reel: string): readonly Clip[] {
  if (reel.startsWith('anchor-')) return ANCHOR_CLIPS;
  return BY_NAME[reel] ?? (reel.startsWith('dealer-') ? DEALER_CLIPS : FOOTBALL_CLIPS);
}

/** Kit of a side, `#rrggbb`. */
export interface KitColours {
  readonly shirt: string;
  readonly shorts: string;
}

/** Home kits that were filmed; colours cannot be changed afterwards, so that every club plays in the nearest one. */
export const HOME_KITS = {
  navy: { shirt: '#1D4E9E', shorts: '#F4F7FB' },
  teal: { shirt: '#0FA89F', shorts: '#0A5F5D' },
  orange: { shirt: '#DB5F1C', shorts: '#2A2320' },
} as const satisfies Record<string, KitColours>;

export type HomeKit = keyof typeof HOME_KITS;
