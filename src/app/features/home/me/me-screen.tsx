import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { SettingsCard } from '#app/features/people/account/settings-card.tsx';
import { MemberDoors } from '#app/features/people/member/member-doors.tsx';
import { CARE_ENTRIES, MEMBER_ENTRIES } from '#app/features/people/member/member-nav.table.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { t } from '#app/features/people/member/texts.ts';
import { MyReminders } from '#app/features/play/match/reminder/my-reminders.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { APP_VERSION } from '#contract/version.ts';
import { useSession } from '#core-client/session.ts';
import { LEAVE } from './leave-dialog.tsx';
import { MeHead } from './me-head.tsx';
import './me.css';

const DOORS = [...MEMBER_ENTRIES, ...CARE_ENTRIES];

/** Settings of this device, available to guests too. */
const OnThisDevice = () => (
  <>
    <SettingsCard />
    <p className="cap t3 me__version">{t('me.version', { version: APP_VERSION })}</p>
  </>
);

function GuestHere() {
  const [params, setParams] = useSearchParams();
  const isOver = params.has(LEAVE);
  // The dialog is closed, so that a reload, or the next member, does not open it again.
  useEffect(() => {
    if (isOver) setParams({}, { replace: true });
  }, [isOver, setParams]);
  usePageTitle(t('me.title'));
  return (
    <main id="main" className="wrap me">
      <h1>{t('me.title')}</h1>
      <GuestState title={t('me.guestTitle')} text={t('me.guestText')} path={paths.me} />
      <MyReminders />
      <OnThisDevice />
    </main>
  );
}

/** Overview of the member: identity, links to every member page, and the logout [4.02]. */
export function MeScreen() {
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return <ScreenLoading />;
    case 'guest':
      return <GuestHere />;
    case 'member':
      return (
        <MemberPage title={t('me.title')} above={paths.home}>
          <MeHead member={session.member} />
          <MemberDoors title={t('memberPage.member')} entries={DOORS} />
          <OnThisDevice />
        </MemberPage>
      );
    default:
      return session satisfies never;
  }
}
