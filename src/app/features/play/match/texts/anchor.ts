/** Why the stream of an anchor does not open. */
export const anchor = {
  notStarted: '比赛尚未开始',
  interrupted: '主播暂时离开，稍后回来',
  notStartedTag: '未开播',
  interruptedTag: '暂离',
} as const;
