import { GuestState } from '#app/account/guest-state.tsx';
import { tLater } from '#app/i18n/later-text.ts';
import { Coin } from '#app/kit/mark/coin.tsx';
import { useCentreBalance } from '#app/link/centre-balance.ts';
import { useSession } from '#app/link/session.ts';
import { useCoins } from '#app/link/topics.ts';
import { paths } from '#app/routes/paths.ts';
import { ScreenLoading } from '#app/shell/screen-loading.tsx';
import type { Member } from '#contract/models/member.ts';
import { formatCoins, formatMinor } from '#contract/units/money.ts';
import { CoinPacks } from './coin-packs.tsx';
import { CoinRecords } from './coin-records.tsx';
import './wallet.css';

function Balances({ member }: { member: Member }) {
  const coins = useCoins() ?? member.coins;
  const centre = useCentreBalance();
  return (
    <section className="card balances" aria-label={tLater('wallet.balances')}>
      <div>
        <span className="cap t3">
          {centre
            ? tLater('wallet.centre', { unit: centre.currency.unitWord })
            : tLater('wallet.centreUnknown')}
        </span>
        <b>{formatMinor(centre?.balance ?? member.balance)}</b>
      </div>
      <div>
        <span className="cap t3">{tLater('wallet.coins')}</span>
        <b className="balances__coins">
          <Coin size={24} />
          {formatCoins(coins)}
        </b>
      </div>
    </section>
  );
}

/** What a member has: centre wallet and coins, packs of coins to buy, and where coins went. */
export function WalletScreen() {
  const session = useSession();
  if (session.is === 'unknown') return <ScreenLoading />;
  if (session.is === 'guest') {
    return (
      <main id="main" className="wrap">
        <GuestState
          size="page"
          title={tLater('wallet.guestTitle')}
          text={tLater('wallet.guestText')}
          path={paths.wallet}
        />
      </main>
    );
  }
  return (
    <main id="main" className="wrap wallet">
      <h1>{tLater('wallet.title')}</h1>
      <Balances member={session.member} />
      <CoinPacks />
      <CoinRecords />
    </main>
  );
}
