import { useModeWords } from '#app/features/site/currency-words.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { t } from '../texts.ts';
import { BindPhone } from './bind-phone.tsx';
import { ChangePhone } from './change-phone.tsx';

interface PhoneDialogProps {
  isBound: boolean;
  onBound: () => void;
  onClose: () => void;
}

/** The first phone, or another one in its place. */
export function PhoneDialog({ isBound, onBound, onClose }: PhoneDialogProps) {
  const { verb } = useModeWords();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      icon="phone"
      title={t(isBound ? 'phone.changeTitle' : 'phone.bindTitle')}
      description={isBound ? t('phone.changeLead') : t('phone.bindLead', { verb })}
      closeLabel={t('common.close')}
    >
      {isBound ? <ChangePhone onClose={onClose} /> : <BindPhone onBound={onBound} />}
    </Dialog>
  );
}
