import { useRef, useState } from 'react';
import { toAppError } from '#contract/errors.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { saveFile } from '#kit/action/copy-or-save.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import { t } from '../texts.ts';

type Progress = { readonly done: number; readonly total: number };
type ProgressListener = (done: number, total: number) => void;
/** A file of records, and how many are in it. */
export type RecordFile = { readonly name: string; readonly csv: string; readonly count: number };
/** Reads all records and makes a file of them. */
export type MakeFile = (onProgress: ProgressListener) => Promise<RecordFile>;

function save({ name, csv, count }: RecordFile): void {
  if (count === 0) {
    showToast({ text: t('record.exportNothing'), tone: 'alert' });
    return;
  }
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  showToast({ text: t('record.exported', { count }), tone: 'ok' });
}

/** Exports all pages of the current selection as a file; one export at a time. */
function useFileExport(make: MakeFile) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const busy = useRef(false);
  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setProgress({ done: 0, total: 0 });
    try {
      save(await make((done, total) => setProgress({ done, total })));
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

/** All pages of what is shown, as a file for spreadsheets. */
export function ExportButton({ make }: { make: MakeFile }) {
  const { progress, run } = useFileExport(make);
  return (
    <Button size="sm" aria-busy={progress !== null || undefined} onClick={run}>
      <MoneyIcon name="download" size={16} />
      {progress === null || progress.total === 0 ? t('record.export') : t('record.exporting', progress)}
    </Button>
  );
}
