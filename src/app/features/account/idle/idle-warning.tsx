import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { durationText } from '#contract/units/duration-text.ts';
import { t } from './texts.ts';

/** Says how long it is until the page is locked; whatever a hand does takes it away. */
export const IdleWarning = ({ leftMs, onStay }: { leftMs: number; onStay: () => void }) => (
  <AlertDialog
    open
    title={t('idle.soonTitle')}
    description={t('idle.soonText', { left: durationText(leftMs) })}
    confirmLabel={t('idle.stay')}
    onConfirm={onStay}
  />
);
