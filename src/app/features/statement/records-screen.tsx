import { MemberPage } from '#app/features/member/member-page.tsx';
import { ExportButton } from '#app/features/wallet/record/export-button.tsx';
import { useParams } from '#app/routes/params.ts';
import { RecordSheet } from './record-sheet.tsx';
import { RecordTypes } from './record-types.tsx';
import { Statement } from './statement.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { t } from './texts.ts';
import { useRecordPick } from './use-record-pick.ts';
import { useStatementFile } from './use-statement-file.ts';
import './records.css';

/** The statement [1.05, 7.15]: narrowed by type, period, state, currency and number, shown in pages, saved as a file. */
export function RecordsScreen() {
  const picking = useRecordPick();
  const { recordId } = useParams();
  const file = useStatementFile(picking.pick);
  return (
    <MemberPage title={t('record.title')} actions={<ExportButton make={file} />}>
      <section className="card recs">
        <RecordTypes picking={picking}>
          <StatementFilters picking={picking} />
          <Statement picking={picking} />
        </RecordTypes>
      </section>
      {recordId === undefined ? null : <RecordSheet recordId={recordId} picking={picking} />}
    </MemberPage>
  );
}
