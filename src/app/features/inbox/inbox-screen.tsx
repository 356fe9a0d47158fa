import { useState } from 'react';
import { useSession } from '#app/core-client/session.ts';
import { GuestState } from '#app/features/account/guest-state.tsx';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Chip } from '#app/kit/choice/chip.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { ScreenLoading } from '#app/page/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { toAppError } from '#contract/errors.ts';
import type { InboxKind } from '#contract/models/inbox.ts';
import { readMessages } from './inbox-changes.ts';
import { InboxList } from './inbox-list.tsx';
import { t } from './texts.ts';
import './inbox.css';

const KINDS: readonly (InboxKind | 'all')[] = ['all', 'system', 'promotion', 'order', 'letter'];

const readAll = () =>
  readMessages('all').catch((thrown: unknown) =>
    showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
  );

function Messages() {
  const [kind, setKind] = useState<InboxKind | 'all'>('all');
  return (
    <main id="main" className="wrap messages">
      <div className="messages__head">
        <h1>{t('inbox.title')}</h1>
        <Button size="sm" icon="check" onClick={readAll}>
          {t('inbox.readAll')}
        </Button>
      </div>
      <fieldset className="messages__kinds" aria-label={t('inbox.kinds')}>
        {KINDS.map((each) => (
          <Chip key={each} selected={kind === each} onClick={() => setKind(each)}>
            {t(`inbox.${each}`)}
          </Chip>
        ))}
      </fieldset>
      <InboxList key={kind} kind={kind} />
    </main>
  );
}

/** Every message of the member: read, kept at the head, deleted [7.16]. */
export function InboxScreen() {
  const session = useSession();
  usePageTitle(t('inbox.title'));
  if (session.is === 'unknown') return <ScreenLoading />;
  if (session.is === 'member') return <Messages />;
  return (
    <main id="main" className="wrap">
      <GuestState size="page" title={t('inbox.guestTitle')} text={t('inbox.guestText')} path={paths.inbox} />
    </main>
  );
}
