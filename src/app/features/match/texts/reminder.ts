/** Reminders of matches to come: the button, how they come, the list of one's own. */
export const reminder = {
  set: '开赛前提醒我',
  isSet: '已设提醒',
  bySystem: '开赛前 5 分钟通知你',
  onPage: '开赛前 5 分钟在页面里提醒你，请让页面开着',
  refused: '浏览器不允许通知，开赛前 5 分钟会在页面里提醒你；想收到系统通知，可以在浏览器的网站设置里打开',
  soonTitle: '比赛快开始了',
  soonText: '{home} 对 {away}',
  enter: '进入直播间',
  mine: '比赛提醒',
  none: '还没有设提醒，在未开赛的直播间里可以设',
  drop: '取消 {home} 对 {away} 的提醒',
} as const;
