import '#kit/layout/form-grid.css';
import './stop.css';
import type { ReactNode } from 'react';
import { SaferPage } from '#app/features/protection/safer/safer-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { EffectLists } from './effects-of-account.tsx';

interface StopPageProps {
  title: string;
  lead: string;
  aside: ReactNode;
  children: ReactNode;
}

/** Frame of a page on which a member stops playing: the steps, and beside them what they mean. */
export const StopPage = ({ title, lead, aside, children }: StopPageProps) => (
  <SaferPage title={title}>
    <div className="form-grid">
      <div className="stop-box">
        <p className="t2 sm">{lead}</p>
        {children}
      </div>
      <div className="stop-aside">{aside}</div>
    </div>
  </SaferPage>
);

interface RestrictingPageProps {
  title: string;
  lead: string;
  /** Lists of what stays available meanwhile and what does not. */
  effects: {
    readonly title: string;
    readonly reachable: readonly string[];
    readonly stopped: readonly string[];
  };
  /** Another page, for a restriction of another length. */
  other: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly label: string;
  };
  children: (current: Restriction | null) => ReactNode;
}

/** Page that restricts the account for some time; its steps depend on the current restriction. */
export function RestrictingPage({ title, lead, effects, other, children }: RestrictingPageProps) {
  const query = useCall('restriction.get', {});
  const aside = (
    <>
      <EffectLists {...effects} />
      <Card className="stop-box" aria-labelledby={other.id}>
        <h2 id={other.id}>{other.title}</h2>
        <p className="t2 sm">{other.text}</p>
        <Link className={buttonClass({})} to={other.to}>
          {other.label}
        </Link>
      </Card>
    </>
  );
  return (
    <StopPage title={title} lead={lead} aside={aside}>
      <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
        {({ restriction }) => children(restriction)}
      </Loaded>
    </StopPage>
  );
}
