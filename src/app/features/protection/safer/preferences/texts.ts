import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts of the preferences for messages and for the visibility of balances. */
export const preferences = {
  title: '通知偏好',
  note: '改动立即生效',
  reminders: '消息提醒',
  always: '始终开启',
  notices: '浏览器通知',
  noticesText: '页面不在眼前时，有新消息会在系统里通知，只说类别，不带金额和姓名',
  noticesRefused: '浏览器不允许通知。想打开，请在地址栏左侧的网站设置里把通知改为允许',
  noticesAbsent: '这个浏览器不能发通知，新消息会出现在页面上方的铃铛里',
  system: '账户与安全',
  letter: '私信',
  order: '资金与订单',
  bet: '注单结果',
  promotion: '优惠活动',
  offersTitle: '一键停发优惠信息',
  offersText:
    '不再收到优惠消息，页面上也不再出现浮动的推广窗。返水与 VIP 权益照常发放，想恢复时再打开下面的开关。',
  stop: '停发全部优惠信息',
  stopped: '优惠信息已全部停发',
  channels: '优惠信息的渠道',
  channelsText: '只管优惠信息。账户安全、验证码和资金变动照常通知。休息、自我排除和关闭账户期间一律不发。',
  notice: '浏览器通知里的优惠',
  email: '邮件',
  sms: '短信',
  quiet: '免打扰时段',
  quietText: '按北京时间。期间不弹通知，也不发优惠邮件和短信；账户与安全的消息除外。',
  quietFrom: '从',
  quietTo: '到',
  hour: '{hour}:00',
  display: '展示',
  hideBalance: '隐藏余额',
  hideBalanceText: '页面上的余额显示为圆点，点眼睛图标可以随时看',
  showFloats: '浮动推广窗',
  showFloatsText: '页面右侧的活动小窗',
} as const;

export const t = textsOf({ common, preferences });
