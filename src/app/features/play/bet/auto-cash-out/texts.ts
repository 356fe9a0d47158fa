import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Cash-out at a value that is set beforehand. */
const auto = {
  open: '到价自动兑现',
  change: '改到价兑现',
  title: '到价自动兑现',
  about: '{name}，本金 {stake}',
  value: '兑现价达到',
  less: '降低兑现价',
  more: '提高兑现价',
  now: '现在 {now}，还差 {missing}',
  none: '现在没有兑现报价，恢复后继续比对',
  percent: '兑现多少',
  whole: '全部兑现',
  part: '兑现 {percent}%',
  all: '全部',
  lasts: '有效至',
  toEnd: '有效至本场终场',
  until: '有效至 {time}',
  endOption: '本场终场',
  halfHour: '30 分钟',
  twoHours: '2 小时',
  credited: '到价后到账',
  atLeast: '{amount} 起',
  most: '当前最高可能',
  submit: '到 {value} 时{part}',
  note: '达到后以当时报价提交，低于 {value} 不提交。封盘或断线期间不触发，触发前可随时撤销。',
  close: '关闭到价兑现',
  missing: '请输入兑现价',
  tooHigh: '最高可能 {amount}，不能设得更高',
  reached: '现在的报价 {amount} 已经达到，可以直接兑现',
  set: '到 {value} 时{part}',
  submitted: '到了 {value}，已提交，等待场馆确认',
  paid: '{time} 已按 {amount} {part}，设定 {value}',
  expired: '到价兑现 {value} 已到期，没有触发',
  missed: '{time} 到过 {value}，但没有成交：{why}。设定仍保留',
  revoke: '撤销',
  refused: '这张注单的状态变了，现在不能设定',
} as const;

/** Why a submitted cash-out was not executed. */
const miss = {
  suspended: '提交时盘口封盘',
  notOffered: '这张注单当时不能兑现',
  expired: '报价在提交时失效',
  matchTurned: '等待确认时比赛情况有变，报价失效',
  settled: '注单先有了结果',
} as const;

export const t = textsOf({ common, auto, miss });
