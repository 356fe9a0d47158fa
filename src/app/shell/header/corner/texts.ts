import { me, settings } from '#app/features/people/account/texts/me.ts';
import { shell } from '#app/shell/texts.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The corner of the header: who is logged in, the balance. */
const corner = {
  register: '注册',
  balance: '中心钱包',
  toWallet: '，进入钱包',
  hideBalance: '隐藏余额',
  showBalance: '显示余额',
  topUp: '充值',
  account: '{name}的账户菜单',
} as const;

export const t = textsOf({ common, corner, me, settings, shell });
