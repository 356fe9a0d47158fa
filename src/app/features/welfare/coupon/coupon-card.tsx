import { dayTimeText } from '#app/core-client/shown-time.ts';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import { depositWithPath } from '#app/routes/paths.ts';
import type { Coupon } from '#contract/models/coupon.ts';
import { t } from '../texts.ts';
import { couponWords } from './coupon-words.ts';

function Way({ coupon, onUse }: { coupon: Coupon; onUse: () => void }) {
  const { couponId, kind, title, state } = coupon;
  if (state === 'held') return <span className="cap t3">{t('coupon.held')}</span>;
  if (kind === 'deposit')
    return (
      <Link
        className={buttonClass({ size: 'xs' })}
        aria-label={t('coupon.toDepositOf', { title })}
        to={depositWithPath(couponId)}
      >
        {t('coupon.toDeposit')}
      </Link>
    );
  return (
    <Button size="xs" aria-label={t('coupon.useOf', { title })} onClick={onUse}>
      {t('coupon.use')}
    </Button>
  );
}

/** A coupon in hand: what it gives, under which conditions and until when. */
export function CouponCard({ coupon, onUse }: { coupon: Coupon; onUse: () => void }) {
  const { figure, unit, terms, tint } = couponWords(coupon, useCurrencyWords()('CNY').unitWord);
  return (
    <li className={`wfcp tint-${tint}`}>
      <p className="wfcp__left">
        <b>{figure}</b>
        {unit}
      </p>
      <div className="wfcp__right">
        <h3>{coupon.title}</h3>
        <p>{terms}</p>
        <p>{t('coupon.expires', { time: dayTimeText(coupon.expiresAt) })}</p>
        <Way coupon={coupon} onUse={onUse} />
      </div>
    </li>
  );
}
