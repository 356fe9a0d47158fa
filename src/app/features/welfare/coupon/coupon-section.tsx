import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { Coupon } from '#contract/models/coupon.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import type { GiveWelfare } from '../use-given.ts';
import { CouponCard } from './coupon-card.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import '../bonus/bonus.css';
import './coupon.css';

const STEP = 20;
/** The platform sends no more at once. */
const MOST = 100;

const PastCoupon = ({ coupon: { title, state, usedAt, expiresAt } }: { coupon: Coupon }) => (
  <li className="wfpast wfpast--coupon">
    <div>
      <b>{title}</b>
      <span>
        {usedAt === null
          ? t('coupon.expiredAt', { time: dayTime(expiresAt) })
          : t('coupon.usedAt', { time: dayTime(usedAt) })}
      </span>
    </div>
    <span className={state === 'used' ? 'wfstate wfstate--ok' : 'wfstate'}>
      {t(state === 'used' ? 'coupon.used' : 'coupon.expired')}
    </span>
  </li>
);

function PastCoupons() {
  const [size, setSize] = useState(STEP);
  return (
    <Loaded
      of={useCall('coupon.list', { group: 'past', page: 1, size })}
      waiting={<Skeleton height={120} shape="block" />}
      empty={<EmptyState illustration="record" title={t('coupon.pastNone')} />}
    >
      {({ list, total }) => (
        <div className="card wfbon">
          <ul>
            {list.map((coupon) => (
              <PastCoupon key={coupon.couponId} coupon={coupon} />
            ))}
          </ul>
          {total > list.length && size < MOST ? (
            <Button size="sm" block onClick={() => setSize(Math.min(MOST, size + STEP))}>
              {t('coupon.more')}
            </Button>
          ) : null}
        </div>
      )}
    </Loaded>
  );
}

/** Coupons in hand, and those that were used or expired. */
export function CouponSection({ actions }: { actions: GiveWelfare }) {
  const [showsPast, setShowsPast] = useState(false);
  const [using, setUsing] = useState<Coupon | null>(null);
  const inHand = useCall('coupon.list', { group: 'available', page: 1, size: MOST });
  return (
    <section aria-label={t('coupon.title')}>
      <div className="wfhead">
        <h2>{t('coupon.title')}</h2>
        <button
          type="button"
          className="more"
          aria-pressed={showsPast}
          onClick={() => setShowsPast(!showsPast)}
        >
          {t('coupon.past')}
        </button>
      </div>
      <Loaded
        of={inHand}
        waiting={<Skeleton height={120} shape="block" />}
        frame={(inside) => <div className="card padded">{inside}</div>}
        empty={
          <div className="card padded">
            <EmptyState title={t('coupon.none')} text={t('coupon.noneText')} />
          </div>
        }
      >
        {({ list }) => (
          <ul className="wfcps">
            {list.map((coupon) => (
              <CouponCard key={coupon.couponId} coupon={coupon} onUse={() => setUsing(coupon)} />
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
