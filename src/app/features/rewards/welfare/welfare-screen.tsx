import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { useAddressQuery } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { isBonusId } from '#contract/rewards/bonus/bonus-address.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { BonusDialog } from './bonus/bonus-dialog.tsx';
import { BonusCard } from './bonus/bonuses-card.tsx';
import { CouponSection } from './coupon/coupon-section.tsx';
import { t } from './texts.ts';
import { useWelfareActions } from './use-welfare-actions.ts';
import { WelfarePage } from './welfare-page.tsx';
import './welfare.css';

type Summary = OutputOf<'welfare.summary'>;

const Tile = ({ name, figure, text }: { name: string; figure: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{figure}</dd>
    <dd>{text}</dd>
  </div>
);

const offeredText = ({ offeredCount: count, acceptBy }: Summary) =>
  acceptBy === null
    ? t('welfare.offeredNone')
    : t('welfare.offeredText', { count, time: dayTimeText(acceptBy) });

const couponsText = ({ couponsSoon: count }: Summary) =>
  count > 0 ? t('welfare.couponsSoon', { count }) : t('welfare.couponsLater');

/** Counts of bonuses to accept, in progress and available, and the amount released this month. */
function WelfareSummary({ currency: { code, symbol } }: { currency: CurrencyEntry }) {
  const query = useCall('welfare.summary', { currency: code }, { refetchMs: REFRESH_MS['welfare.summary'] });
  return (
    <Loaded of={query} waiting={<Skeleton height={108} shape="block" />} frame={inCard}>
      {(summary) => (
        <Card as="dl" flush className="figures">
          <Tile
            name={t('welfare.offered')}
            figure={symbol + formatMinor(summary.offered)}
            text={offeredText(summary)}
          />
          <Tile
            name={t('welfare.held')}
            figure={symbol + formatMinor(summary.held)}
            text={
              summary.held > 0n
                ? t('welfare.heldText', { left: symbol + formatMinor(summary.wageringLeft) })
                : t('welfare.heldNone')
            }
          />
          <Tile
            name={t('welfare.coupons')}
            figure={t('welfare.couponsSum', { count: summary.coupons })}
            text={couponsText(summary)}
          />
          <Tile
            name={t('welfare.received')}
            figure={symbol + formatMinor(summary.received)}
            text={
              summary.receivedCount > 0
                ? t('welfare.receivedText', { count: summary.receivedCount })
                : t('welfare.receivedNone')
            }
          />
        </Card>
      )}
    </Loaded>
  );
}

/** The bonus whose terms are open is in the address, so that a message may lead to it. */
const SHOWN = 'bonus';

function Note() {
  const { verb } = useWalletTerms();
  return (
    <p className="note">
      <Icon name="info" size={17} />
      <span>
        {t('welfare.note', { verb })}{' '}
        <Link className="link" to={paths.security}>
          {t('welfare.toPreferences')}
        </Link>
      </span>
    </p>
  );
}

function Mine({ currency }: { currency: CurrencyEntry }) {
  const { query, change } = useAddressQuery();
  const actions = useWelfareActions();
  const shown = query.get(SHOWN);
  const show = (bonusId: string | null) => {
    actions.given.forget();
    change({ [SHOWN]: bonusId });
  };
  return (
    <>
      <CommandNotices command={actions.given} />
      <WelfareSummary currency={currency} />
      <BonusCard currency={currency} actions={actions} onShow={show} />
      <CouponSection actions={actions} />
      <Note />
      {isBonusId(shown) ? <BonusDialog bonusId={shown} actions={actions} onClose={() => show(null)} /> : null}
    </>
  );
}

/** Bonuses of a member, to accept, in progress and ended, and coupons [7.16]. */
export function WelfareScreen() {
  const currency = useCurrency();
  return (
    <WelfarePage>
      {currency ? <Mine key={currency.code} currency={currency} /> : <Skeleton height={480} shape="block" />}
    </WelfarePage>
  );
}
