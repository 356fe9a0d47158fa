import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { Treasury, TreasuryTerms } from '#contract/money/treasury/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor, minor, minorToText } from '#contract/units/money.ts';
import { together, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Skeleton, SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { signedAmount } from '../wallet/amount/amount.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { t } from './texts.ts';
import { TreasuryForm } from './treasury-form.tsx';
import '#kit/layout/form-grid.css';
import './treasury.css';

const STEPS = { first: 10, step: 20, max: 200 };

type TreasuryRecord = OutputOf<'treasury.records'>['list'][number];

const KIND_KEYS = {
  in: 'treasury.kindIn',
  out: 'treasury.kindOut',
  earning: 'treasury.kindEarning',
} as const;

const Row = ({ record, symbol }: { record: TreasuryRecord; symbol: string }) => (
  <li className="treasury-records sm">
    <b>{t(KIND_KEYS[record.kind])}</b>
    <b className={record.amount > 0n ? 'treasury-records__sum primary-text' : 'treasury-records__sum'}>
      {signedAmount(record.amount, symbol)}
    </b>
    <span className="cap t3 num">{dayTimeText(record.at)}</span>
    <span className="cap t3 num treasury-records__after">
      {t('treasury.after', { amount: formatMinor(record.after) })}
    </span>
  </li>
);

/** Movements in and out of the treasury and its interest, newest first. */
function TreasuryRecords({ currency }: { currency: CurrencyEntry }) {
  const growing = useGrowing('records', STEPS);
  const query = useCall('treasury.records', { currency: currency.code, page: 1, size: growing.size });
  return (
    <Card aria-label={t('treasury.recordsTitle')}>
      <div className="padded__head">
        <h2>{t('treasury.recordsTitle')}</h2>
      </div>
      <LoadedList of={query} waiting={<SkeletonRows count={5} />}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <EmptyState illustration="record" title={t('treasury.recordsNone')} />
            ) : (
              <ul>
                {list.map((record) => (
                  <Row key={record.recordId} record={record} symbol={currency.symbol} />
                ))}
              </ul>
            )}
            <MoreRows growing={growing} shown={list.length} total={total} label={t('treasury.more')} />
          </>
        )}
      </LoadedList>
    </Card>
  );
}

type ShownTreasury = {
  readonly treasury: Treasury;
  readonly terms: TreasuryTerms;
  readonly currency: CurrencyEntry;
};

const rateText = (rate: number) => t('treasury.rateOf', { rate: minorToText(minor(rate)) });

/** Balance of the treasury, its interest yesterday and in total, and its annual rate with what it is without a raise. */
const TreasuryHead = ({ treasury, terms, currency }: ShownTreasury) => (
  <Card aria-label={t('treasury.balance')}>
    <dl className="treasury-head">
      <div className="treasury-head__main">
        <dt>{t('treasury.balance')}</dt>
        <dd>
          <Amount value={treasury.balance} symbol={currency.symbol} />
        </dd>
      </div>
      <div>
        <dt>{t('treasury.yesterday')}</dt>
        <dd className="treasury-head__in">
          <Amount value={treasury.yesterday} symbol="+" />
        </dd>
      </div>
      <div>
        <dt>{t('treasury.earned')}</dt>
        <dd className="treasury-head__in">
          <Amount value={treasury.earned} symbol="+" />
        </dd>
      </div>
      <div>
        <dt>{t('treasury.rate')}</dt>
        <dd>{rateText(treasury.rate)}</dd>
        {treasury.rate === terms.rate ? null : (
          <dd className="cap t3">{t('treasury.baseRate', { rate: rateText(terms.rate) })}</dd>
        )}
      </div>
    </dl>
    <p className="cap t3 num">
      {t('treasury.accrued', {
        amount: currency.symbol + treasury.accrued,
        least: currency.symbol + formatMinor(terms.leastPaid),
      })}
    </p>
  </Card>
);

function Rules({ terms, symbol }: { terms: TreasuryTerms; symbol: string }) {
  const walletTerms = useWalletTerms();
  const shown = (amount: Minor) => symbol + formatMinor(amount);
  const rules = [
    t('treasury.rules1', { least: shown(terms.leastPaid) }),
    t('treasury.rulesLimits', { least: shown(terms.leastIn), most: shown(terms.mostHeld) }),
    t('treasury.rulesRaise', { most: shown(terms.raisedUpTo), rate: rateText(terms.rate) }),
    t('treasury.rules2'),
    t('treasury.rules3'),
    t('treasury.rules4', walletTerms),
  ];
  return <RulesCard title={t('treasury.rulesTitle')} rules={rules} />;
}

function OpenTreasury({ currency }: { currency: CurrencyEntry }) {
  const terms = useCall('treasury.config', { currency: currency.code });
  const treasury = useCall('treasury.view', { currency: currency.code });
  return (
    <Loaded of={together(treasury, terms)} waiting={<Skeleton height={480} shape="block" />}>
      {([treasury, terms]) => (
        <>
          <TreasuryHead treasury={treasury} terms={terms} currency={currency} />
          <p>
            <Link className="link link--alone" to={paths.treasuryTask}>
              {t('treasury.tasks')}
            </Link>
          </p>
          <div className="form-grid">
            <EarningsChart days={treasury.days} daysShown={terms.daysShown} symbol={currency.symbol} />
            <TreasuryForm balance={treasury.balance} terms={terms} currency={currency} />
          </div>
          <div className="form-grid">
            <TreasuryRecords currency={currency} />
            <Rules terms={terms} symbol={currency.symbol} />
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Treasury: its balance, rate and interest, and transfers in and out [7.15]. */
export function TreasuryScreen() {
  const currency = useCurrency();
  return (
    <MemberPage title={t('memberPage.treasury')}>
      {currency ? (
        <OpenTreasury key={currency.code} currency={currency} />
      ) : (
        <Skeleton height={480} shape="block" />
      )}
    </MemberPage>
  );
}
