import { Button } from '#app/kit/action/button.tsx';
import type { SignInPart } from '#contract/models/activity/sign-in.ts';
import { formatCoins } from '#contract/units/money.ts';
import { PrizeArt } from '../head/prize-art.tsx';
import { t } from './texts.ts';
import './cards-card.css';

interface CardsCardProps {
  part: SignInPart;
  busy: boolean;
  buy: () => void;
}

/** Cards that make up a day: how many there are, and one more for coins. */
export function CardsCard({ part: { makeUp }, busy, buy }: CardsCardProps) {
  const { cards, bought, mostBought, price } = makeUp;
  return (
    <section className="card padded" aria-label={t('signIn.cards')}>
      <div className="padded__head">
        <h2>{t('signIn.cards')}</h2>
      </div>
      <div className="signcards">
        <PrizeArt name="card" size={64} />
        <p className="grow">
          <b className="num">{cards}</b> {t('signIn.cardsLeft')}
          <small>{t('signIn.bought', { bought, most: mostBought })}</small>
        </p>
        <Button variant="gold" size="sm" loading={busy} disabled={bought >= mostBought} onClick={buy}>
          {t('signIn.buy', { price: formatCoins(price) })}
        </Button>
      </div>
      <p className="cap t3">{t('signIn.cardsText')}</p>
    </section>
  );
}
