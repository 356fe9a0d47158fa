import { useCurrency } from '#app/features/ground/site/currency.ts';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { useAddressQuery } from '#app/page/list/address-query.ts';
import { paths } from '#app/routes/paths.ts';
import { isBonusId } from '#contract/rewards/bonus/bonus-address.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { BonusDialog } from './bonus/bonus-dialog.tsx';
import { BonusCard } from './bonus/bonuses-card.tsx';
import { CouponSection } from './coupon/coupon-section.tsx';
import { t } from './texts.ts';
import { useGiven } from './use-given.ts';
import { WelfarePage } from './welfare-page.tsx';
import { WelfareSummary } from './welfare-summary.tsx';
import './welfare.css';

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
  const actions = useGiven();
  const shown = query.get(SHOWN);
  const show = (bonusId: string | null) => {
    actions.given.forget();
    change({ [SHOWN]: bonusId });
  };
  return (
    <>
      <CommandNotices given={actions.given} />
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
