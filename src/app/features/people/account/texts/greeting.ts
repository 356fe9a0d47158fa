/** Greetings by the hour [9.05]. */
export const greeting = {
  beforeDawn: '夜深了',
  earlyMorning: '早安',
  morning: '上午好',
  noon: '中午好',
  afternoon: '下午好',
  dusk: '傍晚好',
  evening: '晚上好',
  night: '夜深了',
  toName: '{greeting}，{name}',
} as const;
