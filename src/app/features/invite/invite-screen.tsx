import { useRef } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { InviteProgress } from '#contract/models/invite.ts';
import { InviteHead } from './invite-head.tsx';
import { InviteRecords } from './invite-records.tsx';
import { InviteSteps } from './invite-steps.tsx';
import { PosterCard } from './poster/poster-card.tsx';
import { t } from './texts.ts';
import './invite.css';

function Mine({ progress }: { progress: InviteProgress }) {
  const code = useRef<HTMLDivElement>(null);
  return (
    <div className="invite">
      <div className="invite__main">
        <InviteHead progress={progress} codeRef={code} />
        <InviteSteps progress={progress} />
        <InviteRecords />
      </div>
      <div className="invite__side">
        <PosterCard code={progress.code} codeRef={code} />
        <section className="card padded" aria-label={t('invite.note')}>
          <h2>{t('invite.note')}</h2>
          <ol className="invite__notes">
            <li>{t('invite.note1')}</li>
            <li>{t('invite.note2')}</li>
            <li>{t('invite.note3')}</li>
          </ol>
        </section>
      </div>
    </div>
  );
}

function Invitations() {
  const progress = useCall('invite.progress', {});
  return (
    <Loaded
      of={progress}
      waiting={
        <section className="card padded" aria-busy>
          <SkeletonRows count={5} />
        </section>
      }
      frame={(inside) => <section className="card padded">{inside}</section>}
    >
      {(known) => <Mine progress={known} />}
    </Loaded>
  );
}

/** Friends one invites: the link, how far they have come, and what was paid for it [1.02]. */
export const InviteScreen = () => (
  <MemberPage
    title={t('invite.title')}
    above={paths.me}
    actions={
      <Link className="more" to={helpPath('invite')}>
        {t('invite.rules')}
      </Link>
    }
  >
    <Invitations />
  </MemberPage>
);
