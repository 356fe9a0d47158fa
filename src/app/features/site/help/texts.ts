import { textsOf } from '#i18n/texts-of.ts';

/** The help centre. */
const help = {
  developerTitle: '开发与压测',
  developerText:
    '在直播间里查看聊天、线路与画面的实时数据，并把聊天录成可回放的文件。快捷键 {keys}，或在地址后加 ?dev=1。',
  developerOpen: '打开开发者面板',
  title: '帮助中心',
  text: '资金存取、规则、安全与理性游戏',
  topicTitle: '帮助主题',
  searchLabel: '在帮助中搜索',
  searchHint: '例如：{verb}、限额',
  found: '找到 {count} 个主题',
  nothing: '没有找到“{text}”',
  nothingText: '换个说法试试，或者直接问客服',
  gone: '没有这个帮助主题',
  updated: '更新于 {day}',
  same: '{group}的其他主题',
  more: '还没解决',
  moreText: '可以问在线客服，不在服务时间也能留言',
  toService: '联系客服',
  toHelp: '回帮助中心',
} as const;

export const t = textsOf({ help });
