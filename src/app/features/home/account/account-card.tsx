import { useSession } from '#app/core-client/session.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { GuestCard } from './guest-card.tsx';
import { MemberCard } from './member-card.tsx';
import './account-card.css';

/** The reader's corner of home: an invitation for guests, balances for members. */
export function AccountCard() {
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return (
        <aside className="card acct acct--wait" aria-hidden="true">
          <Skeleton shape="block" height="100%" />
        </aside>
      );
    case 'guest':
      return <GuestCard />;
    case 'member':
      return <MemberCard member={session.member} />;
  }
}
