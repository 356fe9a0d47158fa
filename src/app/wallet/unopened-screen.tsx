import { tLater } from '#app/i18n/later-text.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { WalletPage } from './wallet-page.tsx';

/** A page of the wallet that the platform has not opened yet. */
export const UnopenedScreen = () => (
  <WalletPage title={tLater('walletPage.walletShort')}>
    <section className="card">
      <EmptyState
        illustration="wait"
        title={tLater('walletPage.unopenedTitle')}
        text={tLater('walletPage.unopenedText')}
      />
    </section>
  </WalletPage>
);
