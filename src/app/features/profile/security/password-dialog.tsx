import { refreshAnswers } from '#app/core-client/query.ts';
import { ChangePasswordForm } from '#app/features/account/change-password-form.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { t } from '../texts.ts';

/** Another login password, by the one of now. */
export function PasswordDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const done = () => {
    showToast({ text: t('profile.saved'), tone: 'ok' });
    void refreshAnswers('security.overview', 'security.sessions');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      icon="lock"
      title={t('security.changePassword')}
      closeLabel={t('common.close')}
    >
      <ChangePasswordForm name={name} onLater={onClose} onDone={done} />
    </Dialog>
  );
}
