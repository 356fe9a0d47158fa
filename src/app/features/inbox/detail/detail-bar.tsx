import { useContentWords } from '#app/features/site/currency-words.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import type { InboxMessage } from '#contract/models/inbox.ts';
import { markUnread, orTell, stickMessage } from '../inbox-changes.ts';
import { RemoveQuestion } from '../remove-question.tsx';
import { t } from '../texts.ts';

type DetailBarProps = { readonly message: InboxMessage; readonly onRemoved: () => void };

/** What kind of message it is, and what can be done with it. */
export function DetailBar({ message, onRemoved }: DetailBarProps) {
  const { messageId, kind, title, isRead, isSticky } = message;
  const filled = useContentWords();
  return (
    <div className="mbar">
      <Tag>{t(`inbox.${kind}`)}</Tag>
      <span className="grow" />
      <Button
        variant="ghost"
        size="xs"
        icon="pin"
        onClick={() => void orTell(stickMessage(messageId, !isSticky))}
      >
        {t(isSticky ? 'inbox.unstick' : 'inbox.stick')}
      </Button>
      {isRead ? (
        <Button variant="ghost" size="xs" icon="message" onClick={() => void orTell(markUnread([messageId]))}>
          {t('inbox.markUnread')}
        </Button>
      ) : null}
      <RemoveQuestion
        ids={[messageId]}
        title={t('inbox.removeTitle')}
        text={t('inbox.removeText', { title: filled(title) })}
        done={t('inbox.removed')}
        onRemoved={onRemoved}
      />
    </div>
  );
}
