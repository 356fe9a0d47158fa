import { command } from '#app/features/money/order/texts/command.ts';
import { assets } from '#app/features/money/wallet/texts.ts';
import { memberPage } from '#app/features/people/member/texts.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Between the centre wallet and a venue. */
export const transfer = {
  from: '从',
  to: '到',
  centre: '中心钱包',
  venue: '场馆',
  swap: '调换转入转出方向',
  maintained: '{venue}（维护中）',
  off: '{venue}（暂未开放）',
  blocked: '{venue}（已屏蔽）',
  amount: '金额',
  hint: '最多两位小数，转账实时到账，无手续费',
  into: '转入 {amount}',
  out: '转出 {amount}',
  submitInto: '转入场馆',
  submitOut: '转出到中心钱包',
  missing: '请填写金额',
  nothing: '金额要大于 0',
  short: '超过可用余额 {amount}，请修改后再转',
  closed: '{venue}现在不能转入，请换一个场馆；已有的余额可以随时转出',
  done: '转账成功：{from} → {to} {amount}',
  refused: '没有转账：{why}',
  rulesTitle: '转账说明',
  rules1: '充值到账、{verb}和兑换都用中心钱包的余额；场馆里的余额要先转回来。',
  rules2: '转账实时到账，不收手续费，双方余额同时变动。',
  rules3: '网络中断时会显示“核实中”，系统会自动查到结果，不会重复扣款。',
  rules4: '维护中的场馆暂时不能转入转出，余额不受影响。',
} as const;

export const t = textsOf({ assets, command, transfer, memberPage });
