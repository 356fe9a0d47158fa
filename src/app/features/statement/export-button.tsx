import { MoneyIcon } from '#app/features/order/money-icon.tsx';
import { Button } from '#app/kit/action/button.tsx';
import type { RecordPick } from './record-pick.ts';
import { t } from './texts.ts';
import { useExport } from './use-export.ts';

/** All pages of what is shown, as a file for spreadsheets. */
export function ExportButton({ pick }: { pick: RecordPick }) {
  const { progress, run } = useExport(pick);
  return (
    <Button size="sm" aria-busy={progress !== null || undefined} onClick={run}>
      <MoneyIcon name="download" size={16} />
      {progress === null || progress.total === 0 ? t('record.export') : t('record.exporting', progress)}
    </Button>
  );
}
