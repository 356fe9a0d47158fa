import { useEffect, useState } from 'react';
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
import type { Member } from '#contract/people/member/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatCoins } from '#contract/units/money.ts';
import { APP_VERSION } from '#contract/version.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { core } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import './me.css';

const DOORS = [...MEMBER_ENTRIES, ...CARE_ENTRIES];

/** Settings of this device, available to guests too. */
const OnThisDevice = () => (
  <>
    <SettingsCard />
    <p className="cap t3 me__version">{t('me.version', { version: APP_VERSION })}</p>
  </>
);

/** Address parameter that opens the logout confirmation, so that a menu elsewhere may link to it. */
const LEAVE = 'leave';

/** Logs out on this device at once, and shows the progress of the logout. */
async function leave(everywhere: boolean): Promise<void> {
  const { reported } = await core.session.logout(everywhere);
  const [now, later] = everywhere
    ? (['me.leftEverywhere', 'me.leftEverywhereLater'] as const)
    : (['me.left', 'me.leftLater'] as const);
  showToast({ text: t(reported ? now : later), tone: reported ? 'ok' : 'plain', forAnybody: true });
}

/** The question before a logout, and whether other devices are meant too. */
function LeaveDialog() {
  const [params, setParams] = useSearchParams();
  const { state, run } = useSubmission(leave);
  const [everywhere, setEverywhere] = useState(false);
  return (
    <AlertDialog
      open={params.has(LEAVE)}
      title={t('me.logoutTitle')}
      description={t('me.logoutText')}
      confirmLabel={t('me.logout')}
      onConfirm={() => void run(everywhere)}
      cancelLabel={t('common.cancel')}
      onCancel={() => setParams({}, { replace: true })}
      // Once it is done, the member is cleared a moment later.
      busy={state.is === 'sending' || state.is === 'done'}
    >
      <div className="me__reach">
        <Checkbox
          label={t('me.logoutEverywhere')}
          checked={everywhere}
          onChange={({ target }) => setEverywhere(target.checked)}
        />
      </div>
    </AlertDialog>
  );
}

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

/** Enough to find the login before this one among tries that failed. */
const LOOKED_AT = 20;

/** Time and location of the member's previous login, with the link to all sessions [P.24]; empty on the first visit. */
function LastLogin() {
  const logins = lastOf(useCall('security.logins', { page: 1, size: LOOKED_AT }));
  const [, before] = logins?.list.filter(({ outcome }) => outcome === 'success') ?? [];
  if (!before) return null;
  const details = [dayTimeText(before.at), before.place, before.device].filter(Boolean).join(' · ');
  return (
    <Link className="cap t3 num me-head__login" to={paths.security}>
      {t('me.lastLogin', { words: details })}
    </Link>
  );
}

/** Member's identity, coin balance, and the logout [4.02]. */
function MeHead({ member }: { member: Member }) {
  const [, setParams] = useSearchParams();
  return (
    <Card className="me-head row wraps" aria-label={t('me.title')}>
      <Avatar src={member.avatar} size={72} />
      <div className="me-head__who stack gap-4 grow">
        <h2>
          <span className="ell">{member.nickname}</span>
          <Link className="me-head__level" to={paths.vip} aria-label={t('me.vip', { level: member.level })}>
            <LevelBadge level={member.level} />
          </Link>
        </h2>
        <span className="cap t3 num">{t('me.id', { id: member.userId })}</span>
        <LastLogin />
        <Link className="me-head__coins num" to={paths.coins}>
          <Coin size={16} />
          <b>{formatCoins(member.coins)}</b>
          <span className="cap t3">{t('me.coins')}</span>
        </Link>
      </div>
      <div className="me-head__actions">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
          {t('me.profile')}
        </Link>
        <Button icon="logout" onClick={() => setParams({ [LEAVE]: '1' }, { replace: true })}>
          {t('me.logout')}
        </Button>
      </div>
      <LeaveDialog />
    </Card>
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
