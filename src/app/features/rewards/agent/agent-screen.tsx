import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { JoinPage } from './join/join-page.tsx';
import { AgentPage } from './page/agent-page.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './agent.css';

function Standing() {
  const standing = useCall('agent.check', {});
  return (
    <Loaded
      of={standing}
      waiting={
        <Card aria-busy>
          <SkeletonRows count={5} />
        </Card>
      }
      frame={inCard}
    >
      {(known) => (known.isAgent ? <AgentPage /> : <JoinPage standing={known} />)}
    </Loaded>
  );
}

/** The way to become an agent; an agent’s own page for those who are one [6.04]. */
export const AgentScreen = () => (
  <MemberPage title={t('agent.title')} above={paths.me}>
    <Standing />
  </MemberPage>
);
