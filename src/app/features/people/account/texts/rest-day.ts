/** A day's break, wherever one stakes or plays. */
export const restDay = {
  now: '休息 24 小时',
  begun: '休息已开始，24 小时后自动恢复',
  longer: '已经在休息，结束时间更晚',
} as const;
