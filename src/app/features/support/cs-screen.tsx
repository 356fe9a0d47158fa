import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { LogoMark } from '#app/kit/mark/logo-mark.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { MessageForm } from './message-form.tsx';
import { ServiceContacts } from './service-contacts.tsx';
import { t } from './texts.ts';
import './cs.css';

/** Customer service [2.08]: open to everybody, with or without a session, and never left for an answer's sake. */
export function CsScreen() {
  usePageTitle(t('service.title'));
  const [ticket, setTicket] = useState<string | null>(null);
  return (
    <div className="cs">
      <header className="cs__bar">
        <Link className="logo" to={paths.home}>
          <LogoMark size={28} />
          <span>{t('common.appName')}</span>
        </Link>
        <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={paths.home}>
          {t('service.home')}
        </Link>
      </header>
      <main id="main" className="cs__body">
        <h1>{t('service.title')}</h1>
        {ticket === null ? (
          <>
            <p className="t2">{t('service.lead')}</p>
            <MessageForm onSent={setTicket} />
            <ServiceContacts />
          </>
        ) : (
          <div role="status">
            <EmptyState
              illustration="record"
              title={t('service.done')}
              text={t('service.doneText', { ticket })}
              action={<Button onClick={() => setTicket(null)}>{t('service.again')}</Button>}
            />
          </div>
        )}
      </main>
    </div>
  );
}
