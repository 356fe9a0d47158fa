import { useRef, useState } from 'react';
import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { saveFile } from '#app/kit/action/save-file.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { callCore } from '#app/link/core.ts';
import { serverNow } from '#app/link/server-now.ts';
import { toAppError } from '#contract/errors.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { allRecords } from './all-records.ts';
import { daysOf, momentsOf, type RecordPick } from './record-pick.ts';
import { type StatementWords, statementCsv } from './statement-csv.ts';

const HEADS = [
  'time',
  'type',
  'details',
  'way',
  'amount',
  'fee',
  'currency',
  'state',
  'number',
  'order',
] as const;

const WORDS: StatementWords = {
  heads: HEADS.map((head) => tLater(`record.${head}`)),
  typeOf: ({ type }) => tLater(`record.${type}`),
  stateOf: ({ cls }) => tLater(`record.${cls}`),
};

type Progress = { readonly done: number; readonly total: number };

async function exportStatement(
  pick: RecordPick,
  currency: Currency,
  told: (progress: Progress) => void,
): Promise<void> {
  const now = serverNow();
  const days = daysOf(pick, siteDayOf(now));
  const { from, to } = momentsOf(days);
  const chosen = {
    currency,
    type: pick.type,
    from: String(from),
    to: String(Math.min(to, Math.floor(now))),
  };
  const ask = (input: Parameters<typeof callCore<'record.list'>>[1]) => callCore('record.list', input);
  const records = await allRecords(ask, chosen, (done, total) => told({ done, total }));
  if (records.length === 0) return showToast({ text: tLater('record.exportNothing'), tone: 'alert' });
  const csv = new Blob([statementCsv(records, WORDS)], { type: 'text/csv;charset=utf-8' });
  saveFile(`${tLater('record.file')}-${currency}-${days.from}-${days.to}.csv`, csv);
  showToast({ text: tLater('record.exported', { count: records.length }), tone: 'ok' });
}

/** Takes all pages of what is shown along as a file; one export at a time. */
export function useExport(pick: RecordPick, currency: Currency) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const busy = useRef(false);
  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setProgress({ done: 0, total: 0 });
    try {
      await exportStatement(pick, currency, setProgress);
    } catch (thrown) {
      showToast({
        text: tLater('record.exportFailed', { why: textOfError(toAppError(thrown)) }),
        tone: 'alert',
      });
    } finally {
      busy.current = false;
      setProgress(null);
    }
  };
  return { progress, run };
}
