import { type ReactNode, useState } from 'react';
import { ActNotices } from '#app/features/activity/head/act-notices.tsx';
import { ResultDialog } from '#app/features/activity/head/result-dialog.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import type { PageCallName } from '#contract/book/table.ts';
import { ActivityPage } from './activity-page.tsx';

/** Claims on a tap, one at a time. */
export interface Claiming {
  readonly claim: (does: ActivityDoes) => void;
  readonly busy: boolean;
}

interface ClaimPageProps {
  card: ActivityCard;
  /** The call whose response the page shows. */
  shows: PageCallName;
  hero: ReactNode;
  /** Notice above all content. */
  note?: ReactNode;
  side: (claiming: Claiming) => ReactNode;
  children: (claiming: Claiming) => ReactNode;
}

/** Page of an activity whose rewards are claimed; the receipt of a claim opens over it. */
export function ClaimPage({ card, shows, hero, note, side, children }: ClaimPageProps) {
  const acting = useActing(card.activityId, shows);
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const claiming: Claiming = {
    claim: (does) => void acting.act(does).then(setRecord),
    busy: acting.busy,
  };
  return (
    <ActivityPage kind={card.kind} hero={hero} side={side(claiming)}>
      {note}
      <ActNotices of={acting} />
      {children(claiming)}
      <ResultDialog record={record} acting={acting} onRecord={setRecord} />
    </ActivityPage>
  );
}
