import { tLater } from '#app/i18n/later-text.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import { WalletDoors } from './wallet-doors.tsx';

/** What a member has, and every way money may take. */
export const WalletScreen = () => (
  <WalletPage title={tLater('walletPage.wallet')} above="/">
    <WalletDoors />
  </WalletPage>
);
