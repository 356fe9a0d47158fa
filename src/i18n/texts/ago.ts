/** Time since an event. */
export const ago = {
  justNow: '刚刚',
  minutes: '{count} 分钟前',
  hours: '{count} 小时前',
} as const;
