import { useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { ProfileRow } from '../profile-row.tsx';
import { t } from '../texts.ts';
import { EmailDialog } from './email-dialog.tsx';

/** The e-mail address, masked, or the way to bind the first one; another one in its place is a matter for customer service. */
export function EmailRow({ email }: { email: string }) {
  const [binding, setBinding] = useState(false);
  const what = t('profile.email');
  return (
    <>
      <ProfileRow
        icon="message"
        label={what}
        value={email === '' ? t('profile.unbound') : email}
        note={t(email === '' ? 'email.hint' : 'profile.emailHint')}
        isAlert={false}
        action={
          email === '' ? (
            <Button size="sm" aria-label={t('profile.bindOf', { what })} onClick={() => setBinding(true)}>
              {t('profile.bind')}
            </Button>
          ) : null
        }
      />
      {binding ? <EmailDialog onClose={() => setBinding(false)} /> : null}
    </>
  );
}
