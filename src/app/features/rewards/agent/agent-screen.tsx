import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { JoinPage } from './join/join-page.tsx';
import { AgentPage } from './page/agent-page.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './agent.css';

function Standing() {
  const standing = useCall('agent.check', {});
  return (
    <LoadedCard of={standing} rows={5}>
      {(known) => (known.isAgent ? <AgentPage /> : <JoinPage standing={known} />)}
    </LoadedCard>
  );
}

/** The way to become an agent; an agent’s own page for those who are one [6.04]. */
export const AgentScreen = () => (
  <MemberPage title={t('agent.title')} above={paths.me}>
    <Standing />
  </MemberPage>
);
