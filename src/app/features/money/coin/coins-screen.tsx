import { useCentreBalance } from '#app/features/money/wallet/centre-balance.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import type { Member } from '#contract/people/member/schema.ts';
import { formatCoins, formatMinor } from '#contract/units/money.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { Card } from '#kit/layout/card.tsx';
import { Coin } from '#kit/mark/coin.tsx';
import { CoinPacks } from './coin-packs.tsx';
import { CoinRecords } from './coin-records.tsx';
import { t } from './texts.ts';
import './coins.css';

function Balances({ member }: { member: Member }) {
  const coins = useTopic('coins', null) ?? member.coins;
  const centre = useCentreBalance();
  return (
    <Card flush className="balances" aria-label={t('coins.balances')}>
      <div>
        <span className="cap t3">
          {centre ? t('coins.centre', { unit: centre.currency.unitWord }) : t('coins.centreUnknown')}
        </span>
        <b>{formatMinor(centre?.balance ?? member.balance)}</b>
      </div>
      <div>
        <span className="cap t3">{t('coins.coins')}</span>
        <b className="balances__coins">
          <Coin size={24} />
          {formatCoins(coins)}
        </b>
      </div>
    </Card>
  );
}

/** Gold coins [6.03]: centre wallet and coins, packs of coins to buy, and where coins went. */
export function CoinsScreen() {
  const session = useSession();
  return (
    <MemberPage title={t('coins.title')}>
      {session.is === 'member' ? <Balances member={session.member} /> : null}
      <CoinPacks />
      <CoinRecords />
    </MemberPage>
  );
}
