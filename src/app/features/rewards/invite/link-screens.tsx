import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import { REFERRAL_CODE } from '#contract/rewards/invite/constants.ts';
import { core } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

type By = 'friend' | 'agent';

/** Stores the link and redirects to registration with the query; a member already has an account and is redirected home. */
function Onward({ by, code }: { by: By; code: string }) {
  const session = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.is === 'unknown') return;
    if (session.is === 'member') return void navigate(paths.home, { replace: true });
    const onward = () => void navigate({ pathname: paths.register, search }, { replace: true });
    core.session.cameBy({ by, code }).then(onward, onward);
  }, [session.is, by, code, search, navigate]);
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

const CALLS = { friend: 'invite.open', agent: 'agent.open' } as const;

function Opened({ by, code }: { by: By; code: string }) {
  const opened = useCall(CALLS[by], { code });
  return (
    <Loaded<unknown>
      of={opened}
      waiting={<ScreenLoading />}
      missing={<Broken />}
      frame={(inside) => (
        <main id="main" className="wrap">
          {inside}
        </main>
      )}
    >
      {() => <Onward by={by} code={code} />}
    </Loaded>
  );
}

/** Invitation link: its code is looked up, stored for the registration, and removed from the address. */
function ByLink({ by }: { by: By }) {
  const code = (useParams().code ?? '').toUpperCase();
  usePageTitle(t('invite.opening'));
  return REFERRAL_CODE.test(code) ? <Opened by={by} code={code} /> : <Broken />;
}

/** The link of a friend’s invitation. */
export const InvitationScreen = () => <ByLink by="friend" />;
/** The link of an agent, who is named in every request from then on [7.02]. */
export const AgentLinkScreen = () => <ByLink by="agent" />;
