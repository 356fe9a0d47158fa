/** What the page says about a price that is tapped, before anything else of the slip is there. */
export const picks = {
  full: '投注单最多放 {count} 项，先移除一项再选',
} as const;
