import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { ExportButton } from '#app/features/money/wallet/record/export-button.tsx';
import { useRecordKind } from '#app/features/money/wallet/record/record-text.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { signedAmount } from '../wallet/amount/amount.tsx';
import { RecordState } from '../wallet/record/record-row.tsx';
import { recordRoute } from '../wallet/record/record-text.ts';
import { Fact, NumberFact, OrderFacts } from './order-facts.tsx';
import { type Picking, RECORD_FILTERS, useRecordPick } from './record-pick.ts';
import { orderPathOf, recordStep, Statement } from './statement.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { t } from './texts.ts';
import { useStatementFile } from './use-statement-file.ts';
import './records.css';

function Facts({ record }: { record: MoneyRecord }) {
  const money = useMoneyText();
  const kind = useRecordKind()(record);
  const { orderId, currency, balance } = record;
  return (
    <dl>
      <Fact label={t('record.type')}>{kind}</Fact>
      <Fact label={t('record.way')}>{recordRoute(record) || kind}</Fact>
      {orderId === null || record.type === 'transfer' ? null : <OrderFacts orderId={orderId} />}
      <Fact label={t('record.fee')}>{money(record.fee, currency)}</Fact>
      {balance === null ? null : <Fact label={t('record.balance')}>{money(balance, currency)}</Fact>}
      <Fact label={t('record.currency')}>{currency}</Fact>
      <Fact label={t('record.time')}>{`${siteDayOf(record.at)} ${timeOfDay(record.at)}`}</Fact>
      <NumberFact label={t('record.number')} number={record.orderNo} />
    </dl>
  );
}

/** All details of a statement's line, and links to continue. */
function RecordFacts({ record }: { record: MoneyRecord }) {
  const orderPath = orderPathOf(record);
  const step = recordStep(record);
  const { symbol } = useCurrencyTerms()(record.currency);
  return (
    <div className="record-facts stack gap-20">
      <p className="record-facts__sum">
        <b>{signedAmount(record.amount, symbol)}</b>
        <RecordState record={record} />
      </p>
      <Facts record={record} />
      <div className="stack gap-10">
        {orderPath === null ? null : (
          <Link className={buttonClass({ variant: 'primary', block: true })} to={orderPath}>
            {t(step === null ? 'record.toOrder' : `record.${step}`)}
          </Link>
        )}
        <Link className={buttonClass({ block: true })} to={paths.support}>
          {t('record.toService')}
        </Link>
      </div>
    </div>
  );
}

const TABS = 'record-types';

/** Filter by kind of movement, or all. */
const RecordTypes = ({ picking: { pick, choose }, children }: { picking: Picking; children: ReactNode }) => {
  const verb = useCurrency()?.withdrawWord ?? '';
  const items = RECORD_FILTERS.map((value) => ({
    value,
    label: value === 'withdrawal' ? verb : t(`record.${value}`),
  }));
  return (
    <>
      <div className="statement__types">
        <Tabs
          id={TABS}
          label={t('record.types')}
          items={items}
          value={pick.type}
          onValueChange={(type) => choose({ type })}
        />
      </div>
      <TabPanel tabs={TABS} value={pick.type} current={pick.type}>
        {children}
      </TabPanel>
    </>
  );
};

const Missing = () => <EmptyState title={t('record.missingTitle')} text={t('record.missingText')} />;

/** One line of the statement in full, over the list; its address may be passed on. */
function RecordSheet({ recordId, picking }: { recordId: string; picking: Picking }) {
  const navigate = useNavigate();
  const isNumber = NUMERIC_ID.test(recordId);
  const query = useCall('statement.get', { recordId }, { enabled: isNumber });
  return (
    <Sheet
      open
      onOpenChange={(open) => open || void navigate(picking.listPath, { replace: true })}
      title={t('record.detailTitle')}
      closeLabel={t('common.close')}
    >
      {isNumber ? (
        <Loaded of={query} waiting={<SkeletonRows count={5} />} missing={<Missing />}>
          {(record) => <RecordFacts record={record} />}
        </Loaded>
      ) : (
        <Missing />
      )}
    </Sheet>
  );
}

/** The statement [1.05, 7.15]: narrowed by type, period, state, currency and number, shown in pages, saved as a file. */
export function RecordsScreen() {
  const picking = useRecordPick();
  const { recordId } = useParams();
  const file = useStatementFile(picking.pick);
  return (
    <MemberPage title={t('record.title')} actions={<ExportButton make={file} />}>
      <Card flush className="statement">
        <RecordTypes picking={picking}>
          <StatementFilters picking={picking} />
          <Statement picking={picking} />
        </RecordTypes>
      </Card>
      {recordId === undefined ? null : <RecordSheet recordId={recordId} picking={picking} />}
    </MemberPage>
  );
}
