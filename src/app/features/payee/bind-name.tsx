import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { NameForm } from './name-form.tsx';
import { t } from './texts.ts';
import './payform.css';

/** The first step of all, by itself [3.16]. */
export const BindName = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    lightDismiss={false}
    title={t('payee.realNameSubmit')}
    closeLabel={t('common.close')}
  >
    <NameForm onBound={onClose} />
  </Dialog>
);
