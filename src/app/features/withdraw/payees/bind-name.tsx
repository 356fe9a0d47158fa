import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { NameForm } from './name-form.tsx';
import './payform.css';

/** The first step of all, by itself [3.16]. */
export const BindName = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    lightDismiss={false}
    title={tLater('payee.realNameSubmit')}
    closeLabel={t('common.close')}
  >
    <NameForm onBound={onClose} />
  </Dialog>
);
