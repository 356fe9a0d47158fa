import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { core } from '#app/core-client/core.ts';
import { useCall } from '#app/core-client/query.ts';
import { useSession } from '#app/core-client/session.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { ScreenLoading } from '#app/page/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { REFERRAL_CODE } from '#contract/constants/referral.ts';
import { t } from './texts.ts';

/** Keeps the link and goes on to registration with the query; a member, who has an account, goes home. */
function Onward({ code }: { code: string }) {
  const session = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.is === 'unknown') return;
    if (session.is === 'member') return void navigate(paths.home, { replace: true });
    const onward = () => void navigate({ pathname: paths.register, search }, { replace: true });
    core.session.cameBy({ by: 'friend', code }).then(onward, onward);
  }, [session.is, code, search, navigate]);
  return <ScreenLoading />;
}

const Broken = () => (
  <main id="main" className="wrap">
    <EmptyState
      size="page"
      illustration="off"
      title={t('invite.broken')}
      text={t('invite.brokenText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.register}>
          {t('invite.toRegister')}
        </Link>
      }
    />
  </main>
);

function Opened({ code }: { code: string }) {
  const opened = useCall('invite.open', { code });
  return (
    <Loaded
      of={opened}
      waiting={<ScreenLoading />}
      missing={<Broken />}
      frame={(inside) => (
        <main id="main" className="wrap">
          {inside}
        </main>
      )}
    >
      {() => <Onward code={code} />}
    </Loaded>
  );
}

/** The link of an invitation: it is looked up, kept for the registration, and left behind. */
export function InvitationScreen() {
  const code = (useParams().code ?? '').toUpperCase();
  usePageTitle(t('invite.opening'));
  return REFERRAL_CODE.test(code) ? <Opened code={code} /> : <Broken />;
}
