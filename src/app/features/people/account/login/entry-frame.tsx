import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/logo-mark.tsx';
import { t } from './texts.ts';
import './entry.css';
import { lastOf } from '#contract/units/loadable.ts';

interface EntryFrameProps {
  heading: string;
  lead: ReactNode;
  slogan: string;
  promise: string;
  children: ReactNode;
}

/** Image of the site for this page [7.10]; the stage is dark until it has loaded. */
function EntryPicture() {
  const place = useMatch(paths.register) === null ? 'login' : 'register';
  const picture = lastOf(useCall('banner.entry', { place }))?.list[0]?.picture;
  return picture === undefined ? null : <img className="art" src={picture} alt="" />;
}

/** Stadium on one side, the form on the other; on a phone the stadium is above. */
export function EntryFrame({ heading, lead, slogan, promise, children }: EntryFrameProps) {
  usePageTitle(heading);
  return (
    <main id="main" className="entry">
      <section className="entry__s stage">
        <EntryPicture />
        <Link className="logo" to={paths.home}>
          <LogoMark size={34} />
          <span>{t('common.appName')}</span>
        </Link>
        <div>
          <p className="entry__h">{slogan}</p>
          <p className="entry__p">{promise}</p>
        </div>
      </section>
      <section className="entry__f" aria-labelledby="entry-title">
        <h1 id="entry-title">{heading}</h1>
        <p className="entry__lead">{lead}</p>
        {children}
        <div className="entry__n">
          <span className="age" aria-hidden="true">
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
