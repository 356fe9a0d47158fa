import { MoneyIcon } from '#app/features/orders/money-icon.tsx';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import type { RecordPick } from './record-pick.ts';
import { useExport } from './use-export.ts';

/** All pages of what is shown, as a file for spreadsheets. */
export function ExportButton({ pick }: { pick: RecordPick }) {
  const { progress, run } = useExport(pick);
  return (
    <Button size="sm" aria-busy={progress !== null || undefined} onClick={run}>
      <MoneyIcon name="download" size={16} />
      {progress === null || progress.total === 0
        ? tLater('record.export')
        : tLater('record.exporting', progress)}
    </Button>
  );
}
