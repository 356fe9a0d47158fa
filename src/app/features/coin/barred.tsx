import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import type { GiftBar } from '#contract/calls/gift.ts';
import { t } from './texts.ts';

/** Why a member may not buy coins, and the way to what is missing [6.03]. */
export function Barred({ reason, onClose }: { reason: GiftBar; onClose: () => void }) {
  const navigate = useNavigate();
  const isNewcomer = reason === 'newcomer';
  return (
    <AlertDialog
      open
      tone="alert"
      title={t('coins.barredTitle')}
      description={t(isNewcomer ? 'coins.barredNewcomer' : 'coins.barredBlocked')}
      confirmLabel={t(isNewcomer ? 'coins.toBindPhone' : 'coins.toService')}
      onConfirm={() => void navigate(isNewcomer ? bindPhonePath(paths.coins) : paths.support)}
      cancelLabel={t('common.cancel')}
      onCancel={onClose}
    />
  );
}
