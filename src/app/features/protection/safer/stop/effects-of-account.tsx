import './stop.css';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Outlook } from '#contract/protection/restriction/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatCoins, formatMinor, type Minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';

interface EffectListsProps {
  title: string;
  reachable: readonly string[];
  stopped: readonly string[];
}

/** Lists of what stays available and what does not. */
export const EffectLists = ({ title, reachable, stopped }: EffectListsProps) => (
  <Card className="stop-stays" aria-label={title}>
    <h2>{title}</h2>
    <ul className="ruled">
      {reachable.map((text) => (
        <li key={text}>
          <Icon name="check" size={16} />
          <VisuallyHidden>{t('stop.reachable')}</VisuallyHidden>
          {text}
        </li>
      ))}
      {stopped.map((text) => (
        <li key={text}>
          <Icon name="x" size={16} className="stop-stays__no" />
          <VisuallyHidden>{t('stop.stopped')}</VisuallyHidden>
          {text}
        </li>
      ))}
    </ul>
  </Card>
);

interface EffectRowsProps {
  outlook: Outlook;
  symbol: string;
  /** True if it is permanent: bonuses end, and coins are retained. */
  forGood: boolean;
  /** Additional rows after those of the account. */
  more?: Rows;
}

type Row = readonly [name: string, effect: string];
type Rows = readonly Row[];

const isAny = (amount: Minor) => amount > 0n;

/** Returns the effects on the contents of an account, without empty ones. */
function effectsOf({ centre, atVenues, withdrawing, bets, deposits }: Outlook, symbol: string): Rows {
  const sum = (amount: Minor) => ({ amount: symbol + formatMinor(amount) });
  const rows: Row[] = [[t('stop.balance'), t('stop.balanceFree', sum(centre))]];
  if (isAny(atVenues)) rows.push([t('stop.venues'), t('stop.venuesHome', sum(atVenues))]);
  if (withdrawing.count > 0)
    rows.push([t('stop.withdrawals', withdrawing), t('stop.withdrawalsPaid', sum(withdrawing.amount))]);
  if (bets.count > 0) rows.push([t('stop.bets', bets), t('stop.betsSettle', sum(bets.amount))]);
  if (deposits.count > 0)
    rows.push([t('stop.deposits', deposits), t('stop.depositsCancelled', sum(deposits.amount))]);
  return rows;
}

/** Returns what ends and what is retained with an exclusion or a closure. */
function lastingEffects({ bonuses, coins }: Outlook, symbol: string): Rows {
  const ended: Rows =
    bonuses.count > 0
      ? [[t('stop.bonuses', bonuses), t('stop.bonusesEnd', { amount: symbol + formatMinor(bonuses.amount) })]]
      : [];
  return coins > 0n
    ? [...ended, [t('stop.coins'), t('stop.coinsKept', { coins: formatCoins(coins) })]]
    : ended;
}

/** Effects on the account, one row per item in it [P.18]. */
const EffectRows = ({ outlook, symbol, forGood, more = [] }: EffectRowsProps) => (
  <dl className="fact-box stop-effects">
    {[...effectsOf(outlook, symbol), ...(forGood ? lastingEffects(outlook, symbol) : []), ...more].map(
      ([name, effect]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{effect}</dd>
        </div>
      ),
    )}
  </dl>
);

type More = readonly (readonly [name: string, effect: string])[];

interface EffectsProps {
  forGood: boolean;
  more?: More;
}

function Effects({ currency, ...rows }: EffectsProps & { currency: CurrencyEntry }) {
  const query = useCall('restriction.outlook', { currency: currency.code });
  return (
    <Loaded of={query} waiting={<Skeleton height={120} shape="block" />}>
      {(outlook) => <EffectRows outlook={outlook} symbol={currency.symbol} {...rows} />}
    </Loaded>
  );
}

/** Effects on the member's account in its current state, in the displayed currency. */
export function EffectsOfAccount(rows: EffectsProps) {
  const currency = useCurrency();
  return currency ? (
    <Effects key={currency.code} currency={currency} {...rows} />
  ) : (
    <Skeleton height={120} shape="block" />
  );
}
