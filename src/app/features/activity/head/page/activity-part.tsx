import { type ReactNode, useEffect } from 'react';
import { t } from '#app/features/activity/texts.ts';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { closeLoginPrompt, openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { MissingCard } from '#app/page/loading/loaded-card.tsx';
import { paths } from '#app/routes/paths.ts';
import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { AppError } from '#contract/errors.ts';
import type { Loadable } from '#contract/units/loadable.ts';
import { useSession } from '#core-client/session.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { KINDS } from '../kinds.table.ts';
import { ActivityHero } from './activity-hero.tsx';
import { ActivityPage } from './activity-page.tsx';

interface ActivityPartProps<Value extends { readonly card: ActivityCard }> {
  kind: ActivityKind;
  /** Response of the kind's call. */
  of: Loadable<Value, AppError> & { readonly refetch?: () => unknown };
  children: (value: Value) => ReactNode;
}

const Missing = () => (
  <MissingCard
    title={t('activity.missing')}
    text={t('activity.missingText')}
    to={paths.activities}
    toLabel={t('activity.toHub')}
  />
);

/** An activity of other sites, with a way back to those of this site. */
const OtherSite = () => (
  <MissingCard
    title={t('activity.otherSite')}
    text={t('activity.otherSiteText')}
    to={paths.activities}
    toLabel={t('activity.toHub')}
  />
);

const isOfOtherSite = ({ mine }: ActivityCard) => mine.is === 'locked' && mine.why === 'region';

/** The frame around what is not the activity itself: the guest’s way to log in, waiting, failure, nothing there. */
const Plain = ({ kind, children }: { kind: ActivityKind; children: ReactNode }) => (
  <ActivityPage kind={kind} hero={<ActivityHero kind={kind} text={KINDS[kind].text} />}>
    {children}
  </ActivityPage>
);

/** Requests a login from a guest on arrival [2.09]; the page behind shows the reason. */
function Guest({ kind }: { kind: ActivityKind }) {
  useEffect(() => {
    openLoginPrompt();
    return closeLoginPrompt;
  }, []);
  return (
    <Plain kind={kind}>
      <Card>
        <GuestState
          title={t('activity.guestTitle')}
          text={t('activity.guestText')}
          path={KINDS[kind].path ?? paths.activities}
        />
      </Card>
    </Plain>
  );
}

/** A page of an activity in every state of its answer; what it shows to a member is an `ActivityPage`. */
export function ActivityPart<Value extends { readonly card: ActivityCard }>({
  kind,
  of,
  children,
}: ActivityPartProps<Value>) {
  const session = useSession();
  if (session.is === 'guest') return <Guest kind={kind} />;
  return (
    <Loaded
      of={of}
      waiting={
        <Plain kind={kind}>
          <Skeleton height={480} shape="block" />
        </Plain>
      }
      missing={
        <Plain kind={kind}>
          <Missing />
        </Plain>
      }
      frame={(inside) => (
        <Plain kind={kind}>
          <Card>{inside}</Card>
        </Plain>
      )}
    >
      {(value) =>
        isOfOtherSite(value.card) ? (
          <Plain kind={kind}>
            <OtherSite />
          </Plain>
        ) : (
          children(value)
        )
      }
    </Loaded>
  );
}
