import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { LogoMark } from '#app/kit/mark/logo-mark.tsx';
import { paths } from '#app/routes/paths.ts';
import './entry.css';

interface EntryFrameProps {
  heading: string;
  lead: ReactNode;
  slogan: string;
  promise: string;
  children: ReactNode;
}

/** The stadium on one side, the form on the other; on a phone the stadium lies above. */
export function EntryFrame({ heading, lead, slogan, promise, children }: EntryFrameProps) {
  return (
    <main id="main" className="au">
      <section className="au__s stage">
        <img
          className="art"
          src="/art/courtside/hero.svg?width=1000&height=1020&middle=0.46&horizon=0.5&fov=62&lookX=10&lookY=-6"
          alt=""
        />
        <Link className="logo" to={paths.home}>
          <LogoMark size={34} />
          <span>{t('common.appName')}</span>
        </Link>
        <div className="au__t">
          <p className="au__h">{slogan}</p>
          <p className="au__p">{promise}</p>
        </div>
      </section>
      <section className="au__f" aria-labelledby="entry-title">
        <h1 id="entry-title">{heading}</h1>
        <p className="au__lead">{lead}</p>
        {children}
        <div className="au__n">
          <span className="age" aria-hidden="true">
            18+
          </span>
          <span>{tLater('login.adultsOnly')}</span>
        </div>
      </section>
    </main>
  );
}
