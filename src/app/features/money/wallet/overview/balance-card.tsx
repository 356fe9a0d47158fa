import './balance-card.css';
import { useSite } from '#app/features/ground/site/site-config.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { useCurrencySetting } from '#app/features/people/account/use-settings.ts';
import { paths } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Link } from '#kit/link/link.tsx';
import { setBalanceHidden, useBalanceHidden } from '../amount/balance-hidden.ts';
import { t } from '../texts.ts';
import type { WalletAssets } from '../with-assets.tsx';

const HUNDRED = 100n;

type AssetShare = {
  readonly part: 'centre' | 'venues' | 'treasury';
  readonly amount: Minor;
  /** Percentage of the total, rounded down to a whole. */
  readonly percent: number;
};

/** Returns the distribution of the money: centre wallet, venues, treasury. Venues are the remainder. */
export function assetShares({ total, centre, treasury }: WalletAssets): readonly AssetShare[] {
  const percentOf = (amount: bigint) => (total > 0n ? Number((amount * HUNDRED) / total) : 0);
  const share = (part: AssetShare['part'], amount: Minor): AssetShare => ({
    part,
    amount,
    percent: percentOf(amount),
  });
  return [
    share('centre', centre),
    share('venues', minor(total - centre - treasury)),
    share('treasury', treasury),
  ];
}

/** The pitch's end as the seat by the line sees it; decoration only. */
const PitchArt = () => (
  <svg
    className="balance-card__art"
    viewBox="0 0 520 240"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    strokeWidth={2}
    aria-hidden="true"
  >
    <path className="balance-card__mown" d="M180 0h56v240h-56zM292 0h56v240h-56zM404 0h56v240h-56z" />
    <path d="M520 20H150v220M520 60H380v120h140M520 92h-64v56h64" />
    <circle cx="150" cy="130" r="70" />
    <path d="M380 92a44 44 0 0 0 0 56" />
  </svg>
);

function Eye() {
  const hidden = useBalanceHidden();
  return (
    <IconButton
      icon={hidden ? 'eye-off' : 'eye'}
      label={t(hidden ? 'assets.showAmounts' : 'assets.hideAmounts')}
      size="xs"
      iconSize={16}
      onClick={() => setBalanceHidden(!hidden)}
    />
  );
}

/** Choice of yuan or USDT, in the site's own words [1.05]; empty where the site has one currency. */
function CurrencyChoice() {
  const setting = useCurrencySetting();
  const currencies = useSite()?.currencies ?? [];
  if (!setting) return null;
  return (
    <Segmented
      label={setting.label}
      options={currencies.map(({ code, unitWord }) => ({ value: code, label: unitWord }))}
      value={setting.value}
      onValueChange={setting.choose}
    />
  );
}

function Shares({ assets }: { assets: WalletAssets }) {
  const shares = assetShares(assets);
  return (
    <div className="balance-card__shares">
      <div className="balance-card__bar" aria-hidden="true">
        {shares
          .filter(({ amount }) => amount > 0n)
          .map(({ part, percent }) => (
            <i key={part} className={`balance-card__${part}`} style={{ flexGrow: percent }} />
          ))}
      </div>
      <ul aria-label={t('assets.split')}>
        {shares.map(({ part, amount }) => (
          <li key={part}>
            <i className={`balance-card__${part}`} />
            {t(`assets.${part}`)}
            <b>
              <Amount value={amount} />
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const doorsOf = ({ withdrawWord: verb }: CurrencyEntry) => [
  { to: paths.withdraw, label: t('assets.withdraw', { verb }) },
  { to: paths.transfer, label: t('assets.transfer') },
  { to: paths.records, label: t('assets.records') },
];

/** Total balance of a member in the chosen currency, its distribution, and the most used links. */
export const BalanceCard = ({ assets, currency }: LoadedAssets) => (
  <section className="stage balance-card" aria-label={t('assets.total')}>
    <PitchArt />
    <div className="row between">
      <span className="balance-card__title">
        {t('assets.total')}
        <Eye />
      </span>
      <CurrencyChoice />
    </div>
    <p className="balance-card__total">
      <small>{currency.symbol}</small>
      <Amount value={assets.total} />
    </p>
    <Shares assets={assets} />
    <div className="balance-card__doors">
      <Link className={buttonClass()} to={paths.deposit}>
        {t('assets.deposit')}
      </Link>
      {doorsOf(currency).map(({ to, label }) => (
        <Link key={to} className={`balance-card__door ${buttonClass()}`} to={to}>
          {label}
        </Link>
      ))}
    </div>
  </section>
);
