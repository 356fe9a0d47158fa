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
import type { MessageKind } from '#contract/models/message.ts';
import { readMessages } from './message-changes.ts';
import { MessageList } from './message-list.tsx';
import { t } from './texts.ts';
import './messages.css';

const KINDS: readonly (MessageKind | 'all')[] = ['all', 'system', 'promotion', 'order', 'letter'];

const readAll = () =>
  readMessages('all').catch((thrown: unknown) =>
    showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
  );

function Messages() {
  const [kind, setKind] = useState<MessageKind | 'all'>('all');
  return (
    <main id="main" className="wrap messages">
      <div className="messages__head">
        <h1>{t('message.title')}</h1>
        <Button size="sm" icon="check" onClick={readAll}>
          {t('message.readAll')}
        </Button>
      </div>
      <fieldset className="messages__kinds" aria-label={t('message.kinds')}>
        {KINDS.map((each) => (
          <Chip key={each} selected={kind === each} onClick={() => setKind(each)}>
            {t(`message.${each}`)}
          </Chip>
        ))}
      </fieldset>
      <MessageList key={kind} kind={kind} />
    </main>
  );
}

/** Everything the member was told: read, kept at the head, deleted [7.16]. */
export function MessagesScreen() {
  const session = useSession();
  usePageTitle(t('message.title'));
  if (session.is === 'unknown') return <ScreenLoading />;
  if (session.is === 'member') return <Messages />;
  return (
    <main id="main" className="wrap">
      <GuestState
        size="page"
        title={t('message.guestTitle')}
        text={t('message.guestText')}
        path={paths.messages}
      />
    </main>
  );
}
