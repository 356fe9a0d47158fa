import type { ReactNode } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { useSession } from '#app/core-client/session.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from '../texts.ts';
import { GuardsCard } from './guards-card.tsx';
import { LoginsCard } from './logins-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import '../profile.css';

const card = (inside: ReactNode, isBusy = false) => (
  <section className="card padded" aria-busy={isBusy}>
    {inside}
  </section>
);

function Guarded() {
  const session = useSession();
  const overview = useCall('security.overview', {});
  if (session.is !== 'member') return null;
  return (
    <div className="pgrid">
      <div className="pstack">
        <Loaded of={overview} waiting={card(<SkeletonRows count={4} />, true)} frame={card}>
          {(guards) => <GuardsCard overview={guards} name={session.member.name} />}
        </Loaded>
        <LoginsCard />
      </div>
      <div className="pstack">
        <SessionsCard />
      </div>
    </div>
  );
}

/** What guards the account: passwords, the second factor, sessions, and who logged in [7.16]. */
export const SecurityScreen = () => (
  <MemberPage
    title={t('security.title')}
    above={paths.me}
    actions={
      <>
        <Link className="more" to={paths.identity}>
          {t('security.identity')}
        </Link>
        <Link className="more" to={paths.profile}>
          {t('profile.title')}
        </Link>
      </>
    }
  >
    <Guarded />
  </MemberPage>
);
