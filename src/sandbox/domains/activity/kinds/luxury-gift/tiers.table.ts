/** Choices of each grade, by id of the goods. */
export const LUXURY_TIERS = [
  { grade: 4, goods: ['flask', 'hat', 'ball'] },
  { grade: 6, goods: ['suitcase', 'espresso', 'camera'] },
  { grade: 8, goods: ['watch', 'headphones', 'bicycle'] },
  { grade: 10, goods: ['seats', 'watch', 'camera'] },
] as const;
export type LuxuryTierRow = (typeof LUXURY_TIERS)[number];
