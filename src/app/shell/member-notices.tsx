import { useLayoutEffect } from 'react';
import { useSession } from '#app/core-client/session.ts';
import { usePagesLocked } from '#app/features/account/idle/pages-locked.ts';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { t } from './texts.ts';

const Notices = lazyPart(() =>
  import('#app/features/account/notices/notices.tsx').then((file) => file.Notices),
);

/**
 * Notices about a member's own account, and the lock of screens without input for long [9.10]. Locked screens are hidden
 * (`base.css`), which takes the keyboard from them too; also while the code of the lock is missing.
 * @param isBare the screen fills the window: notices wait, the lock does not
 */
export function MemberNotices({ isBare }: { isBare: boolean }) {
  const session = useSession();
  const isLocked = usePagesLocked() && session.is === 'member';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-locked', isLocked);
  }, [isLocked]);
  if (session.is !== 'member') return null;
  const { member } = session;
  const missing = isLocked && (
    <p data-over-lock role="alert">
      {t('shell.lockMissing')}
    </p>
  );
  return (
    <OptionalPart missing={missing}>
      <Notices key={member.userId} member={member} isBare={isBare} />
    </OptionalPart>
  );
}
