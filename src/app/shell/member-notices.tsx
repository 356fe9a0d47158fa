import { lazy } from 'react';
import { useSession } from '#app/core-client/session.ts';
import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';

const Notices = lazy(() =>
  import('#app/features/account/notices/notices.tsx').then((file) => ({ default: file.Notices })),
);

/** Notices about a member's own account, once they are in. */
export function MemberNotices() {
  const session = useSession();
  if (session.is !== 'member') return null;
  const { member } = session;
  return (
    <OptionalPart>
      <Notices key={member.userId} member={member} />
    </OptionalPart>
  );
}
