import { type FormEventHandler, type ReactNode, useEffect } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '#app/page/use-brand.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { pathAfterLogin, paths } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { t } from './texts.ts';
import './entry.css';

/** Redirects a member who is logged in, or has just logged in, to fromPage [2.01]. */
export function useLeaveWhenMember(): void {
  const [query] = useSearchParams();
  const next = pathAfterLogin(query.get('fromPage'));
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (session.is === 'member') void navigate(next, { replace: true });
  }, [session.is, next, navigate]);
}

interface EntryFrameProps {
  heading: string;
  lead: ReactNode;
  slogan: string;
  promise: string;
  children: ReactNode;
}

/** Image of the site for this page [7.10]; the stage is dark until it has loaded. */
function EntryImage() {
  const placement = useMatch(paths.register) === null ? 'login' : 'register';
  const image = lastOf(useCall('banner.entry', { place: placement }))?.list[0]?.picture;
  return image === undefined ? null : <img className="art" src={image} alt="" />;
}

/** Stadium on one side, the form on the other; on a phone the stadium is above. */
export function EntryFrame({ heading, lead, slogan, promise, children }: EntryFrameProps) {
  usePageTitle(heading);
  return (
    <main id="main" className="entry">
      <section className="entry__s column between stage">
        <EntryImage />
        <Link className="logo" to={paths.home}>
          <LogoMark size={34} />
          <span>{useBrand()}</span>
        </Link>
        <div>
          <p className="entry__h">{slogan}</p>
          <p className="entry__p only-d">{promise}</p>
        </div>
      </section>
      <section className="entry__f column" aria-labelledby="entry-title">
        <h1 id="entry-title">{heading}</h1>
        <p className="entry__lead">{lead}</p>
        {children}
        <div className="entry__n">
          <span className="age center" aria-hidden="true">
            18+
          </span>
          <span>
            {t('login.adultsOnly')}
            <Link className="link" to={paths.support}>
              {t('login.toService')}
            </Link>
          </span>
        </div>
      </section>
    </main>
  );
}

type EntryFormProps = {
  readonly tight?: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
};

/** A form of login, registration or password recovery. Its fields are checked in code and by the platform. */
export const EntryForm = ({ tight = false, onSubmit, children }: EntryFormProps) => (
  <form className={tight ? 'entry-form entry-form--tight' : 'entry-form'} onSubmit={onSubmit} noValidate>
    {children}
  </form>
);

/** The other way in, below a form: a question and a link. */
export const OtherEntry = ({ children }: { readonly children: ReactNode }) => (
  <div className="entry__alt row between">{children}</div>
);
