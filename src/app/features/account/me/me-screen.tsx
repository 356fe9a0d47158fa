import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { core } from '#app/core-client/core.ts';
import { useSession } from '#app/core-client/session.ts';
import { GuestState } from '#app/features/account/guest-state.tsx';
import { SettingsCard } from '#app/features/account/settings-card.tsx';
import { MyReminders } from '#app/features/match/reminder/my-reminders.tsx';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Checkbox } from '#app/kit/form/checkbox.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { ScreenLoading } from '#app/page/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { APP_VERSION } from '#contract/constants/version.ts';
import type { Member } from '#contract/models/member.ts';
import { t } from '../texts.ts';
import './me.css';

/** In the address while one is asked whether to log out, so that a menu elsewhere may lead to the question. */
const LEAVE = 'leave';

/** Leaves this device at once, and says how far the logout has come. */
async function leave(everywhere: boolean): Promise<void> {
  const { reported } = await core.session.logout(everywhere);
  const [now, later] = everywhere
    ? (['me.leftEverywhere', 'me.leftEverywhereLater'] as const)
    : (['me.left', 'me.leftLater'] as const);
  showToast({ text: t(reported ? now : later), tone: reported ? 'ok' : 'plain', forAnybody: true });
}

function Profile({ member }: { member: Member }) {
  const [params, setParams] = useSearchParams();
  const leaving = params.has(LEAVE);
  const setLeaving = (next: boolean) => setParams(next ? { [LEAVE]: '1' } : {}, { replace: true });
  const { state, run } = useSubmission(leave);
  const [everywhere, setEverywhere] = useState(false);

  return (
    <section className="card me__card">
      <Avatar src={member.avatar} size={72} />
      <div className="row gap2">
        <b className="me__name">{member.nickname}</b>
        <LevelBadge level={member.level} />
      </div>
      <span className="cap t3">{t('me.id', { id: member.userId })}</span>
      <div className="me__actions">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
          {t('me.profile')}
        </Link>
        <Button icon="logout" onClick={() => setLeaving(true)}>
          {t('me.logout')}
        </Button>
      </div>
      <AlertDialog
        open={leaving}
        title={t('me.logoutTitle')}
        description={t('me.logoutText')}
        confirmLabel={t('me.logout')}
        onConfirm={() => void run(everywhere)}
        cancelLabel={t('common.cancel')}
        onCancel={() => setLeaving(false)}
        // Once it is done, the member is gone a moment later.
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
    </section>
  );
}

/** Who one is here, and the way out [4.02]. */
export function MeScreen() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const isOver = session.is === 'guest' && params.has(LEAVE);
  // The question is answered: a reload, or the next member, is not asked again.
  useEffect(() => {
    if (isOver) setParams({}, { replace: true });
  }, [isOver, setParams]);
  usePageTitle(t('me.title'));
  if (session.is === 'unknown') return <ScreenLoading />;
  return (
    <main id="main" className="wrap me">
      <h1>{t('me.title')}</h1>
      {session.is === 'member' ? (
        <Profile member={session.member} />
      ) : (
        <GuestState title={t('me.guestTitle')} text={t('me.guestText')} path={paths.me} />
      )}
      <div className="me__reminders">
        <MyReminders />
      </div>
      <SettingsCard />
      <p className="cap t3 me__version">{t('me.version', { version: APP_VERSION })}</p>
    </main>
  );
}
