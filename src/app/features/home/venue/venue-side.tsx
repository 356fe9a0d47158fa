import { useId } from 'react';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { netText } from '#app/features/play/venue/net-text.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { type Currency, formatMinor } from '#contract/units/money.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { type Row, type RulesOf, ruleRows } from './rule-rows.ts';
import { t } from './texts.ts';
import './venue-side.css';

type SideProps = RulesOf;
type InCurrency = SideProps & { readonly currency: Currency };

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="venue-side__rows">
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The terms of the venue, as the platform states them. */
function RulesCard(props: InCurrency) {
  const { venue, currency } = props;
  const id = useId();
  const terms = useCall('bet.terms', { venue: venue.code, currency });
  return (
    <Card aria-labelledby={id} className="venue-side__card">
      <h2 id={id}>{t('venueBoard.rules', { venue: venue.name })}</h2>
      <Loaded of={terms} waiting={<SkeletonRows count={8} />} size="line">
        {(known) => <Rows rows={ruleRows(known, props)} />}
      </Loaded>
      <p className="cap t3">{t('venueBoard.rulesNote')}</p>
    </Card>
  );
}

/** Sums of the member's bets at a venue: the open ones, and those placed this month that are settled. */
function useOwnSums(venue: VenueCode, currency: Currency) {
  const asked = { currency, venue, page: 1, size: 1 } as const;
  const every = { refetchMs: REFRESH_MS['bet.list'] };
  const month = siteMonthOf(useServerNow());
  const open = useCall('bet.list', { ...asked, which: 'open' }, every);
  const settled = useCall('bet.list', { ...asked, which: 'settled', from: siteMonthStart(month) }, every);
  return { open, settled };
}

/** The member's bets at the venue. */
function OwnCard({ venue, currency }: InCurrency) {
  const id = useId();
  const { open, settled } = useOwnSums(venue.code, currency);
  const waiting = <SkeletonRows count={3} />;
  return (
    <Card aria-labelledby={id} className="venue-side__card">
      <h2 id={id}>{t('venueBoard.own', { venue: venue.name })}</h2>
      <Loaded of={open} waiting={waiting} size="line">
        {({ total, staked }) => (
          <Loaded of={settled} waiting={waiting} size="line">
            {(month) => (
              <Rows
                rows={[
                  [
                    t('venueBoard.open'),
                    t('venueBoard.openBets', { count: String(total), amount: formatMinor(staked) }),
                  ],
                  [t('venueBoard.monthStaked'), formatMinor(month.staked)],
                  [t('venueBoard.monthNet'), netText(month.staked, month.returned)],
                ]}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      <Link className="more" to={`${paths.betRecords}?which=all&venue=${venue.code}`}>
        {t('venueBoard.ownRecords')}
      </Link>
    </Card>
  );
}

/** Beside the matches of a venue: its terms, and the member's bets there. */
export function VenueSide(props: SideProps) {
  const currency = useCurrency()?.code;
  const isMember = useSession().is === 'member';
  if (currency === undefined) return null;
  return (
    <aside className="venue-side" aria-label={t('venueBoard.side', { venue: props.venue.name })}>
      <RulesCard key={currency} {...props} currency={currency} />
      {isMember ? <OwnCard key={`own ${currency}`} {...props} currency={currency} /> : null}
    </aside>
  );
}
