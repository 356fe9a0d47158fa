import { tLater } from '#app/i18n/later-text.ts';
import { paths } from '#app/routes/paths.ts';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import type { WalletIconName } from './wallet-icon.tsx';

export type WalletNavEntry = { readonly to: string; readonly icon: WalletIconName; readonly label: string };

/** The pages where money moves or is told. */
export const MONEY_ENTRIES: readonly WalletNavEntry[] = [
  { to: paths.wallet, icon: 'wallet', label: tLater('walletPage.wallet') },
  { to: walletPaths.deposit, icon: 'plus', label: tLater('walletPage.deposit') },
  { to: walletPaths.withdraw, icon: 'out', label: tLater('walletPage.withdraw') },
  { to: walletPaths.transfer, icon: 'swap', label: tLater('walletPage.transfer') },
  { to: walletPaths.treasury, icon: 'trend', label: tLater('walletPage.treasury') },
  { to: walletPaths.exchange, icon: 'refresh', label: tLater('walletPage.exchange') },
  { to: walletPaths.coins, icon: 'coins', label: tLater('walletPage.coins') },
  { to: walletPaths.records, icon: 'receipt', label: tLater('walletPage.records') },
];

/** The pages where a member arranges how money may move. */
export const ACCOUNT_ENTRIES: readonly WalletNavEntry[] = [
  { to: walletPaths.payees, icon: 'ticket', label: tLater('walletPage.payees') },
  { to: walletPaths.password, icon: 'lock', label: tLater('walletPage.password') },
  { to: walletPaths.limits, icon: 'hourglass', label: tLater('walletPage.limits') },
  { to: paths.messages, icon: 'message', label: tLater('walletPage.messages') },
  { to: paths.me, icon: 'user', label: tLater('walletPage.me') },
];
