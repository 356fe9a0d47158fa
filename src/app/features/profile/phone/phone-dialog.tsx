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
export const PhoneDialog = ({ isBound, onBound, onClose }: PhoneDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    lightDismiss={false}
    icon="phone"
    title={t(isBound ? 'phone.changeTitle' : 'phone.bindTitle')}
    description={t(isBound ? 'phone.changeLead' : 'phone.bindLead')}
    closeLabel={t('common.close')}
  >
    {isBound ? <ChangePhone onClose={onClose} /> : <BindPhone onBound={onBound} />}
  </Dialog>
);
