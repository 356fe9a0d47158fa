/** The prices of a match in its room: kinds of markets, and why there may be none. */
export const odds = {
  hot: '热门',
  handicap: '让球',
  total: '大小',
  goal: '进球',
  corner: '角球',
  displayOnly: '赔率仅供参考，本站目前不接受投注',
  failed: '赔率暂时没有更新',
  none: '这类盘口还没有开出',
  notOpened: '盘口还没有开出，临近开赛再来看看',
  matchOver: '比赛已结束，盘口已关闭',
  maintained: '{name}维护中，恢复前盘口锁定',
  maintainedUntil: '{name}维护中，预计 {time} 恢复，恢复前盘口锁定',
  venueClosed: '{name}暂未开放',
  venueClosedText: '这场比赛的盘口由该场馆提供，开放后会显示在这里',
  venueAbsent: '本站没有开通{name}',
  venueAbsentText: '这场比赛可以照常观看和聊天',
} as const;
