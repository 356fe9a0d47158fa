/** Texts about a pressed price, shown before the rest of the slip has loaded. */
export const picks = {
  full: '投注单最多放 {count} 项，先移除一项再选',
} as const;
