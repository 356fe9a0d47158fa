import { paths } from '#app/routes/paths.ts';
import type { LineIconName } from '#kit/icon/line/line-icon.tsx';
import type { memberPage } from './texts.ts';

/** Labels of pages; some have placeholders for the words of the currency [1.05]. */
export type MemberNavLabel = `memberPage.${Exclude<keyof typeof memberPage, 'id' | 'unread'>}`;
export type MemberNavEntry = {
  readonly to: string;
  readonly icon: LineIconName;
  readonly label: MemberNavLabel;
};

/** The pages where money moves, is listed or is arranged. */
export const MONEY_ENTRIES: readonly MemberNavEntry[] = [
  { to: paths.wallet, icon: 'wallet', label: 'memberPage.wallet' },
  { to: paths.deposit, icon: 'plus', label: 'memberPage.deposit' },
  { to: paths.withdraw, icon: 'out', label: 'memberPage.withdraw' },
  { to: paths.transfer, icon: 'swap', label: 'memberPage.transfer' },
  { to: paths.treasury, icon: 'trend', label: 'memberPage.treasury' },
  { to: paths.exchange, icon: 'refresh', label: 'memberPage.exchange' },
  { to: paths.coins, icon: 'coins', label: 'memberPage.coins' },
  { to: paths.records, icon: 'receipt', label: 'memberPage.records' },
  { to: paths.betRecords, icon: 'ticket', label: 'memberPage.betRecords' },
  { to: paths.betReturns, icon: 'trend', label: 'memberPage.betReturns' },
  { to: paths.gameRecords, icon: 'list', label: 'memberPage.gameRecords' },
  { to: paths.payees, icon: 'bank', label: 'memberPage.payees' },
  { to: paths.password, icon: 'lock', label: 'memberPage.password' },
];

/** Pages with the member's own data, and offers to them. */
export const MEMBER_ENTRIES: readonly MemberNavEntry[] = [
  { to: paths.profile, icon: 'user', label: 'memberPage.profile' },
  { to: paths.security, icon: 'shield', label: 'memberPage.security' },
  { to: paths.vip, icon: 'percent', label: 'memberPage.vip' },
  { to: paths.welfare, icon: 'gift', label: 'memberPage.welfare' },
  { to: paths.parcels, icon: 'gift', label: 'memberPage.parcels' },
  { to: paths.inbox, icon: 'message', label: 'memberPage.messages' },
  { to: paths.invite, icon: 'users', label: 'memberPage.invite' },
  { to: paths.follows, icon: 'star', label: 'memberPage.follows' },
  { to: paths.feedback, icon: 'chat', label: 'memberPage.feedback' },
  { to: paths.support, icon: 'headset', label: 'memberPage.support' },
  { to: paths.agent, icon: 'trend', label: 'memberPage.agent' },
];

/** Pages for safer gambling. */
export const CARE_ENTRIES: readonly MemberNavEntry[] = [
  { to: paths.safer, icon: 'hourglass', label: 'memberPage.safer' },
];
