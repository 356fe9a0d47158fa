import { useCurrency } from '#app/features/site/currency.ts';
import { ExportButton } from '#app/features/wallet/record/export-button.tsx';
import { PeriodChoice } from '#app/features/wallet/record/period-choice.tsx';
import { WalletPage } from '#app/features/wallet/wallet-page.tsx';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { BET_LISTS } from './bet-record-pick.ts';
import { BetRecords } from './bet-records.tsx';
import { betsFile } from './bets-file.ts';
import { t } from './texts.ts';
import { type BetPicking, useBetRecordPick } from './use-bet-record-pick.ts';

const TABS = 'bet-records';
const LISTS = BET_LISTS.map((value) => ({ value, label: t(`betRecord.${value}`) }));
const Choice = ({ picking: { pick, choose } }: { picking: BetPicking }) => (
  <div className="brec__choice">
    <Tabs
      id={TABS}
      label={t('betRecord.which')}
      items={LISTS}
      value={pick.which}
      onValueChange={(which) => choose({ which })}
    />
    <PeriodChoice value={pick.period} onValue={(period) => choose({ period })} />
  </div>
);

/** A member's bets [7.13]: those that are settled and those that are not, by the time they were placed, with how each was paid. */
export function BetRecordsScreen() {
  const picking = useBetRecordPick();
  const currency = useCurrency()?.code;
  return (
    <WalletPage
      title={t('betRecord.title')}
      actions={currency ? <ExportButton make={betsFile(currency, picking.pick)} /> : null}
    >
      <section className="card" aria-label={t('betRecord.title')}>
        <Choice picking={picking} />
        <TabPanel tabs={TABS} value={picking.pick.which} current={picking.pick.which}>
          {currency ? (
            <BetRecords key={currency} currency={currency} picking={picking} />
          ) : (
            <SkeletonRows count={6} />
          )}
        </TabPanel>
      </section>
    </WalletPage>
  );
}
