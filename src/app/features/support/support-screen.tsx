import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { LogoMark } from '#app/kit/mark/logo-mark.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { MessageForm } from './message-form.tsx';
import { SupportContacts } from './support-contacts.tsx';
import { t } from './texts.ts';
import './support.css';

/** Customer service [2.08]: open to everybody, with or without a session, and never left for an answer's sake. */
export function SupportScreen() {
  usePageTitle(t('support.title'));
  const [ticket, setTicket] = useState<string | null>(null);
  return (
    <div className="cs">
      <header className="cs__bar">
        <Link className="logo" to={paths.home}>
          <LogoMark size={28} />
          <span>{t('common.appName')}</span>
        </Link>
        <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={paths.home}>
          {t('support.home')}
        </Link>
      </header>
      <main id="main" className="cs__body">
        <h1>{t('support.title')}</h1>
        {ticket === null ? (
          <>
            <p className="t2">{t('support.lead')}</p>
            <MessageForm onSent={setTicket} />
            <SupportContacts />
          </>
        ) : (
          <div role="status">
            <EmptyState
              illustration="record"
              title={t('support.done')}
              text={t('support.doneText', { ticket })}
              action={<Button onClick={() => setTicket(null)}>{t('support.again')}</Button>}
            />
          </div>
        )}
      </main>
    </div>
  );
}
