import type { ReactNode } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { AgentOverview } from '#contract/models/agent.ts';
import type { Currency } from '#contract/units/money.ts';
import { ContactCard } from '../contact-card.tsx';
import { AgentMembers } from './agent-members.tsx';
import { AgentMonths } from './agent-months.tsx';
import { AgentSums } from './agent-sums.tsx';
import { LinkCard } from './link-card.tsx';
import { Working } from './working.tsx';

const Page = ({ overview }: { overview: AgentOverview }) => (
  <>
    <AgentSums overview={overview} />
    <div className="form-grid">
      <div className="agent__stack">
        <AgentMonths overview={overview} />
        <AgentMembers currency={overview.currency} />
      </div>
      <div className="agent__stack">
        <Working month={overview.current} />
        <LinkCard code={overview.code} />
        <ContactCard />
      </div>
    </div>
  </>
);

const card = (inside: ReactNode, isBusy = false) => (
  <section className="card padded" aria-busy={isBusy}>
    {inside}
  </section>
);

function InCurrency({ currency }: { currency: Currency }) {
  const overview = useCall('agent.overview', { currency });
  return (
    <Loaded of={overview} waiting={card(<SkeletonRows count={5} />, true)} frame={card}>
      {(known) => <Page overview={known} />}
    </Loaded>
  );
}

/** An agent’s page in the currency that is chosen. */
export function AgentPage() {
  const currency = useCurrency();
  return currency === undefined ? (
    card(<SkeletonRows count={5} />, true)
  ) : (
    <InCurrency currency={currency.code} />
  );
}
