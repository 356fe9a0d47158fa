import { useRef, useState } from 'react';
import { callCore, serverNow } from '#app/core-client/core.ts';
import { recordStateText, useRecordKind } from '#app/features/wallet/record/record-text.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { saveFile } from '#app/kit/action/save-file.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { toAppError } from '#contract/errors.ts';
import type { MoneyRecord } from '#contract/models/money-record.ts';
import { OWN_WALLET_TYPES } from '#contract/rules/money/own-wallet-types.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { allRecords } from './all-records.ts';
import { daysOf, momentsOf, type RecordPick } from './record-pick.ts';
import { type StatementWords, statementCsv } from './statement-csv.ts';
import { t } from './texts.ts';

const HEADS = [
  'time',
  'type',
  'details',
  'way',
  'amount',
  'effect',
  'sort',
  'balance',
  'fee',
  'currency',
  'state',
  'number',
] as const;

function sortOf({ type, amount, balance }: MoneyRecord): string {
  if (balance === null) return '';
  if (OWN_WALLET_TYPES.some((own) => own === type)) return t('record.moved');
  return t(amount < 0n ? 'record.out' : 'record.in');
}
const HEAD_WORDS = HEADS.map((head) => t(`record.${head}`));

type Progress = { readonly done: number; readonly total: number };

async function exportStatement(
  pick: RecordPick,
  typeOf: StatementWords['typeOf'],
  told: (progress: Progress) => void,
): Promise<void> {
  const now = serverNow();
  const days = daysOf(pick, siteDayOf(now));
  const { from, to } = momentsOf(days);
  const chosen = {
    currency: pick.currency,
    type: pick.type,
    state: pick.state,
    number: pick.number,
    from,
    to: Math.min(to, Math.floor(now)),
  };
  const ask = (input: Parameters<typeof callCore<'statement.list'>>[1]) => callCore('statement.list', input);
  const records = await allRecords(ask, chosen, (done, total) => told({ done, total }));
  if (records.length === 0) return showToast({ text: t('record.exportNothing'), tone: 'alert' });
  const words = { heads: HEAD_WORDS, typeOf, stateOf: recordStateText, sortOf };
  const csv = new Blob([statementCsv(records, words)], { type: 'text/csv;charset=utf-8' });
  saveFile(
    `${t('record.file')}-${pick.currency === 'all' ? t('record.allCurrencies') : pick.currency}-${days.from}-${days.to}.csv`,
    csv,
  );
  showToast({ text: t('record.exported', { count: records.length }), tone: 'ok' });
}

/** Takes all pages of what is shown along as a file; one export at a time. */
export function useExport(pick: RecordPick) {
  const typeOf = useRecordKind();
  const [progress, setProgress] = useState<Progress | null>(null);
  const busy = useRef(false);
  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setProgress({ done: 0, total: 0 });
    try {
      await exportStatement(pick, typeOf, setProgress);
    } catch (thrown) {
      showToast({
        text: t('record.exportFailed', { why: textOfError(toAppError(thrown)) }),
        tone: 'alert',
      });
    } finally {
      busy.current = false;
      setProgress(null);
    }
  };
  return { progress, run };
}
