/** Words, people and grades that a viewer does not want to read. */
export const block = {
  blocked: '已屏蔽“{what}”，弹幕和聊天里都不再显示',
  undo: '撤销',
  liked: '已点赞',
  reported: '已举报，房管会处理',
} as const;
