import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { ExportButton, type MakeFile } from '#app/features/money/wallet/record/export-button.tsx';
import { PeriodChoice, VenueChoice } from '#app/features/money/wallet/record/record-choice.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { allPages } from '#app/page/list/all-pages.ts';
import { paths } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { callCore, serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { OpenBets } from '../open/open-bets.tsx';
import { groupName, monthName } from './bet-group.ts';
import {
  BET_LISTS,
  type BetPicking,
  type BetRecordPick,
  spanOf,
  useBetRecordPick,
} from './bet-record-pick.ts';
import { BetRecords } from './bet-records.tsx';
import { betsCsv } from './bets-csv.ts';
import { t } from './texts.ts';

/** The bets that are shown, all pages of them, as a file. */
const betsFile =
  (currency: Currency, pick: BetRecordPick): MakeFile =>
  async (onProgress) => {
    const { filter, venue, group } = pick;
    const now = Math.floor(serverNow());
    const span = spanOf(pick, now);
    const to = span.to ?? now;
    const bets = await allPages(
      (page, size) =>
        callCore('bet.list', { currency, which: filter, venue, group, from: span.from, to, page, size }),
      onProgress,
    );
    return {
      name: `${t('betRecord.file')}-${currency}-${siteDayOf(now)}.csv`,
      csv: betsCsv(bets),
      count: bets.length,
    };
  };

const TABS = 'bet-records';
const LISTS = BET_LISTS.map((value) => ({ value, label: t(`betRecord.${value}`) }));

type ChoiceProps = { readonly currency: Currency; readonly picking: BetPicking };

/** Filter of the venues the member has bet at; queried separately, so that it stays while the filtered page loads. */
function Venues({ currency, picking: { pick, choose } }: ChoiceProps) {
  const known = lastOf(useCall('bet.list', { currency, which: 'all', page: 1, size: 1 }));
  if (!known || known.venues.length === 0) return null;
  return <VenueChoice venues={known.venues} value={pick.venue} onValue={(venue) => choose({ venue })} />;
}

/** Sport, market or month of the list; a press removes it. */
function GroupFilter({ picking: { pick, choose } }: Pick<ChoiceProps, 'picking'>) {
  const { group, month, filter } = pick;
  if (filter === 'open' || (group === null && month === null)) return null;
  const names = [group && groupName(group), month && monthName(month)].filter((name) => name !== null);
  const name = names.join('、');
  return (
    <Button
      size="sm"
      variant="soft"
      icon="x"
      aria-label={t('betRecord.dropOnly', { name })}
      onClick={() => choose({ group: null, month: null })}
    >
      {t('betRecord.only', { name })}
    </Button>
  );
}

const Choice = ({ currency, picking }: ChoiceProps) => (
  <div className="bet-record__choice">
    <Tabs
      id={TABS}
      label={t('betRecord.which')}
      items={LISTS}
      value={picking.pick.filter}
      onValueChange={(filter) => picking.choose({ filter })}
    />
    <div className="bet-record__filters row wraps gap-8">
      {picking.pick.filter === 'open' ? null : (
        <PeriodChoice value={picking.pick.period} onValue={(period) => picking.choose({ period })} />
      )}
      <Venues currency={currency} picking={picking} />
      <GroupFilter picking={picking} />
    </div>
  </div>
);

function Chosen({ currency, picking }: ChoiceProps) {
  const { filter } = picking.pick;
  return (
    <>
      <Choice currency={currency} picking={picking} />
      <TabPanel tabs={TABS} value={filter} current={filter}>
        {filter === 'open' ? (
          <OpenBets currency={currency} choosing={{ choice: picking.pick, choose: picking.choose }} />
        ) : (
          <BetRecords currency={currency} picking={picking} />
        )}
      </TabPanel>
    </>
  );
}

/** A member's bets [7.13]: those that are settled and those that are not, by the time they were placed, with how each was paid. */
export function BetRecordsScreen() {
  const picking = useBetRecordPick();
  const currency = useCurrency()?.code;
  return (
    <MemberPage
      title={t('betRecord.title')}
      links={[{ to: paths.betReturns, label: t('betRecord.returns') }]}
      actions={currency ? <ExportButton make={betsFile(currency, picking.pick)} /> : null}
    >
      <Card flush className="bet-records" aria-label={t('betRecord.title')}>
        {currency ? (
          <Chosen key={currency} currency={currency} picking={picking} />
        ) : (
          <SkeletonRows count={6} />
        )}
      </Card>
    </MemberPage>
  );
}
