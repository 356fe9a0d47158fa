import { useParams } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { useCurrency } from '#app/link/currency.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import { ExportButton } from './export-button.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RecordTypes } from './record-types.tsx';
import { Statement } from './statement.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { useRecordPick } from './use-record-pick.ts';
import './records.css';

/** The statement of a currency [1.05, 7.15]: narrowed by type and period, told in pages, taken along as a file. */
export function RecordsScreen() {
  const picking = useRecordPick();
  const { recordId } = useParams();
  const currency = useCurrency();
  return (
    <WalletPage
      title={tLater('record.title')}
      actions={currency ? <ExportButton pick={picking.pick} currency={currency.code} /> : null}
    >
      <section className="card recs">
        <RecordTypes picking={picking}>
          <StatementFilters picking={picking} />
          {currency ? (
            <Statement picking={picking} currency={currency} />
          ) : (
            <Skeleton height={320} shape="block" />
          )}
        </RecordTypes>
      </section>
      {recordId === undefined ? null : <RecordSheet recordId={recordId} picking={picking} />}
    </WalletPage>
  );
}
