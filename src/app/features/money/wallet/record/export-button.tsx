import { Button } from '#kit/action/button.tsx';
import { MoneyIcon } from '#kit/icon/line/money-icon.tsx';
import { t } from '../texts.ts';
import { type MakeFile, useFileExport } from './use-file-export.ts';

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
