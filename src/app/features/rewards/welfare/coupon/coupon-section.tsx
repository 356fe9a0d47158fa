import '../bonus/bonus.css';
import './coupon.css';
import { useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useAddressChoice } from '#app/page/list/address-query.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { depositWithPath } from '#app/routes/paths.ts';
import type { Coupon } from '#contract/rewards/coupon/schema.ts';
import { formatCoins, formatShort } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import type { WelfareActions } from '../use-welfare-actions.ts';
import { CouponDialog } from './coupon-dialog.tsx';

const HUNDREDTHS = 100;

/** Returns the figure of a coupon, its unit and its conditions; `unit` is the word for yuan. */
function couponLabel(coupon: Coupon, unit: string) {
  const { kind, coins, amount, rate, minAmount, times, termDays: days } = coupon;
  switch (kind) {
    case 'coins':
      return {
        figure: formatCoins(coins),
        unit: t('coupon.unitCoins'),
        terms: t('coupon.giveCoins', { coins: formatCoins(coins) }),
        tint: 'sand',
      };
    case 'bonus':
      return {
        figure: formatShort(amount),
        unit: t('coupon.unitBonus', { unit }),
        terms: t('coupon.giveBonus', { times, days }),
        tint: 'blue',
      };
    case 'deposit':
      return {
        figure: `${rate / HUNDREDTHS}%`,
        unit: t('coupon.unitDeposit'),
        terms: t('coupon.giveDeposit', {
          min: formatShort(minAmount),
          max: formatShort(amount),
          times,
          unit,
        }),
        tint: 'green',
      };
    default:
      return kind satisfies never;
  }
}

function CouponAction({ coupon, onUse }: { coupon: Coupon; onUse: () => void }) {
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

/** Available coupon: its value, conditions and expiry. */
function CouponCard({ coupon, onUse }: { coupon: Coupon; onUse: () => void }) {
  const { figure, unit, terms, tint } = couponLabel(coupon, useCurrencyTerms()('CNY').unitWord);
  return (
    <li className={`coupon tint-${tint}`}>
      <p className="coupon__left sm">
        <b>{figure}</b>
        {unit}
      </p>
      <div className="coupon__right">
        <h3>{coupon.title}</h3>
        <p>{terms}</p>
        <p>{t('coupon.expires', { time: dayTimeText(coupon.expiresAt) })}</p>
        <CouponAction coupon={coupon} onUse={onUse} />
      </div>
    </li>
  );
}

/** The platform sends no more at once. */
const COUPON_ROWS_MAX = 100;
const STEPS = { first: 20, step: 20, max: COUPON_ROWS_MAX };
const SHOWN = ['inHand', 'past'] as const;

const PastCoupon = ({ coupon: { title, state, usedAt, expiresAt } }: { coupon: Coupon }) => (
  <li className="past-bonus past-bonus--coupon">
    <div>
      <b>{title}</b>
      <span>
        {usedAt === null
          ? t('coupon.expiredAt', { time: dayTimeText(expiresAt) })
          : t('coupon.usedAt', { time: dayTimeText(usedAt) })}
      </span>
    </div>
    <span className={state === 'used' ? 'bonus-state sm bonus-state--ok' : 'bonus-state sm'}>
      {t(state === 'used' ? 'coupon.used' : 'coupon.expired')}
    </span>
  </li>
);

function PastCoupons() {
  const growing = useGrowing('pastCoupons', STEPS);
  return (
    <LoadedList
      of={useCall('coupon.list', { group: 'past', page: 1, size: growing.size })}
      waiting={<Skeleton height={120} shape="block" />}
      empty={<EmptyState illustration="record" title={t('coupon.pastNone')} />}
    >
      {({ list, total }) => (
        <Card as="div" flush className="bonus-card">
          <ul>
            {list.map((coupon) => (
              <PastCoupon key={coupon.couponId} coupon={coupon} />
            ))}
          </ul>
          <MoreRows growing={growing} shown={list.length} total={total} label={t('coupon.more')} />
        </Card>
      )}
    </LoadedList>
  );
}

/** Coupons in hand, and those that were used or expired. */
export function CouponSection({ actions }: { actions: WelfareActions }) {
  const [shown, setShown] = useAddressChoice('coupons', SHOWN, 'inHand');
  const showsPast = shown === 'past';
  const [using, setUsing] = useState<Coupon | null>(null);
  const choose = (coupon: Coupon) => {
    actions.given.forget();
    setUsing(coupon);
  };
  const available = useCall('coupon.list', { group: 'available', page: 1, size: COUPON_ROWS_MAX });
  return (
    <section aria-label={t('coupon.title')}>
      <div className="coupon-head row between">
        <h2>{t('coupon.title')}</h2>
        <button
          type="button"
          className="more"
          aria-pressed={showsPast}
          onClick={() => setShown(showsPast ? 'inHand' : 'past')}
        >
          {t('coupon.past')}
        </button>
      </div>
      <Loaded
        of={available}
        waiting={<Skeleton height={120} shape="block" />}
        frame={(inside) => <Card as="div">{inside}</Card>}
        empty={
          <Card as="div">
            <EmptyState title={t('coupon.none')} text={t('coupon.noneText')} />
          </Card>
        }
      >
        {({ list }) => (
          <ul className="coupons">
            {list.map((coupon) => (
              <CouponCard key={coupon.couponId} coupon={coupon} onUse={() => choose(coupon)} />
            ))}
          </ul>
        )}
      </Loaded>
      {showsPast ? <PastCoupons /> : null}
      {using === null ? null : (
        <CouponDialog coupon={using} actions={actions} onClose={() => setUsing(null)} />
      )}
    </section>
  );
}
