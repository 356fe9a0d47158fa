import { paths } from '#app/routes/paths.ts';
import type { walletPage } from './texts/wallet-page.ts';
import type { WalletIconName } from './wallet-icon.tsx';

/** Labels of pages; some have places for the words of the currency [1.05]. */
export type WalletNavLabel = `walletPage.${Exclude<keyof typeof walletPage, 'id'>}`;
export type WalletNavEntry = {
  readonly to: string;
  readonly icon: WalletIconName;
  readonly label: WalletNavLabel;
};

/** The pages where money moves or is listed. */
export const MONEY_ENTRIES: readonly WalletNavEntry[] = [
  { to: paths.wallet, icon: 'wallet', label: 'walletPage.wallet' },
  { to: paths.deposit, icon: 'plus', label: 'walletPage.deposit' },
  { to: paths.withdraw, icon: 'out', label: 'walletPage.withdraw' },
  { to: paths.transfer, icon: 'swap', label: 'walletPage.transfer' },
  { to: paths.treasury, icon: 'trend', label: 'walletPage.treasury' },
  { to: paths.exchange, icon: 'refresh', label: 'walletPage.exchange' },
  { to: paths.coins, icon: 'coins', label: 'walletPage.coins' },
  { to: paths.records, icon: 'receipt', label: 'walletPage.records' },
  { to: paths.betRecords, icon: 'ticket', label: 'walletPage.betRecords' },
  { to: paths.gameRecords, icon: 'list', label: 'walletPage.gameRecords' },
];

/** The pages where a member arranges how money may move. */
export const ACCOUNT_ENTRIES: readonly WalletNavEntry[] = [
  { to: paths.payees, icon: 'ticket', label: 'walletPage.payees' },
  { to: paths.password, icon: 'lock', label: 'walletPage.password' },
  { to: paths.limits, icon: 'hourglass', label: 'walletPage.limits' },
  { to: paths.inbox, icon: 'message', label: 'walletPage.messages' },
  { to: paths.profile, icon: 'user', label: 'walletPage.profile' },
  { to: paths.security, icon: 'shield', label: 'walletPage.security' },
];
