import { useId } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { paths, promotionPath } from '#app/routes/paths.ts';
import { depositGift } from '#contract/activity/rules/deposit-gift.ts';
import type { DepositPromotion } from '#contract/money/order/payment-schema.ts';
import { isPromotionId } from '#contract/rewards/bonus/bonus-address.ts';
import { promotionBonus } from '#contract/rewards/promotion/promotion-bonus.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import './deposit-form.css';

type PromotionsProps = {
  readonly offered: readonly DepositPromotion[];
  /** Blank for none. */
  readonly chosen: string;
  readonly onChoose: (promotionId: string) => void;
  /** Amount typed so far; an offer that needs more shows it. */
  readonly amount: Minor | null;
};

type OfferProps = {
  readonly group: string;
  readonly title: string;
  readonly text: string;
  /** Its figures for the typed amount; null while none apply. */
  readonly bonusText?: string | null;
  readonly checked: boolean;
  /** Promotion whose terms can be opened; blank where the text is complete. */
  readonly terms?: string;
  readonly onChoose: () => void;
};

const Offer = ({ group, title, text, bonusText = null, checked, terms = '', onChoose }: OfferProps) => (
  <div className="offer">
    <label>
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <span>
        <b>{title}</b>
        {bonusText === null ? null : <span className="sm num offer__gives">{bonusText}</span>}
        <span className="cap t3">{text}</span>
      </span>
    </label>
    {isPromotionId(terms) ? (
      <Link
        className="link sm"
        aria-label={t('deposit.promotionTermsOf', { title })}
        to={promotionPath(terms)}
      >
        {t('deposit.promotionTerms')}
      </Link>
    ) : null}
  </div>
);

/** Returns the gift that a deposit without a promotion may receive once it has arrived; null where there is none. */
function useGiftAfter(amount: Minor | null): string | null {
  const money = useMoneyText();
  const first = lastOf(useCall('activity.firstDeposit', {}));
  const further = lastOf(useCall('activity.continuedDeposit', {}));
  if (!first || !further || amount === null) return null;
  const { card, part } = further.part.hasFirst ? further : first;
  if (card.mine.is === 'locked' && card.mine.why !== 'terms') return null;
  const { bonus, wagering } = depositGift(part.terms, amount);
  const isWithinLimit = !further.part.hasFirst || bonus <= further.part.dayLeft;
  if (bonus === 0n || !isWithinLimit) return null;
  return t('deposit.giftAfter', {
    gift: t(further.part.hasFirst ? 'deposit.furtherGift' : 'deposit.firstGift'),
    bonus: money(minor(bonus), 'CNY'),
    wagering: money(minor(wagering), 'CNY'),
  });
}

/** Promotions of a deposit, with their terms; none is preselected that the member did not come for. */
export function Promotions({ offered, chosen, onChoose, amount }: PromotionsProps) {
  const group = useId();
  const money = useMoneyText();
  const giftAfter = useGiftAfter(amount);
  const bonusTextOf = (promotion: DepositPromotion, typed: Minor) => {
    const { bonus, wagering } = promotionBonus(typed, promotion);
    return t('deposit.promotionGives', { bonus: money(bonus, 'CNY'), wagering: money(wagering, 'CNY') });
  };
  return (
    <Card aria-label={t('deposit.promotions')}>
      <div className="padded__head">
        <h2>{t('deposit.promotions')}</h2>
        <span className="cap t3">{t('deposit.promotionsCount', { count: offered.length })}</span>
      </div>
      <fieldset className="offers" aria-label={t('deposit.promotions')}>
        <Offer
          group={group}
          title={t('deposit.noPromotion')}
          text={t('deposit.noPromotionText')}
          bonusText={giftAfter}
          checked={chosen === ''}
          onChoose={() => onChoose('')}
        />
        {offered.map((promotion) => {
          const { promotionId, title, text, minAmount, isCoupon } = promotion;
          const isShort = amount !== null && amount < minAmount;
          const min = t('deposit.promotionMin', { min: money(minAmount, 'CNY') });
          return (
            <Offer
              key={promotionId}
              group={group}
              title={title}
              text={isShort ? `${min}。${text}` : text}
              bonusText={amount === null || isShort ? null : bonusTextOf(promotion, amount)}
              checked={chosen === promotionId}
              terms={isCoupon ? '' : promotionId}
              onChoose={() => onChoose(promotionId)}
            />
          );
        })}
      </fieldset>
      <p className="cap t3">
        {t('deposit.giftExcludes')}{' '}
        <Link className="link" to={paths.firstDeposit}>
          {t('deposit.firstGift')}
        </Link>{' '}
        <Link className="link" to={paths.continuedDeposit}>
          {t('deposit.furtherGift')}
        </Link>
      </p>
    </Card>
  );
}
