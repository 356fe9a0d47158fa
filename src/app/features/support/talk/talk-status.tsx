import { useSession } from '#app/core-client/session.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import type { Conversation } from '#contract/models/conversation.ts';
import { t } from '../texts.ts';

const MINUTE_MS = 60_000;

const opensText = ({ opensAt }: Conversation) => (opensAt === null ? '' : dayTimeText(opensAt));

function queuedText({ ahead, waitMs }: Conversation): string {
  if (ahead === null || ahead === 0) return t('support.queuedNext');
  if (waitMs === null) return t('support.queuedUnknown', { ahead });
  return t('support.queuedWait', { ahead, minutes: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) });
}

/** Where the conversation is, in a sentence: who is waited for, and for how long where that is known. */
function statusText(talk: Conversation): string {
  switch (talk.state) {
    case 'none':
      return talk.isOpen ? t('support.inHours') : t('support.outOfHours', { time: opensText(talk) });
    case 'offline':
      return talk.isOpen ? t('support.queuedNext') : t('support.offline', { time: opensText(talk) });
    case 'queued':
      return queuedText(talk);
    case 'assigned':
    case 'waitingMember':
    case 'waitingAgent':
    case 'resolved':
    case 'abandoned':
      return t(`support.${talk.state}`);
    case 'closed':
      return t('support.over');
    default:
      return talk.state satisfies never;
  }
}

/** The sentence, read out when it changes; what a guest should know before they write. */
export function TalkStatus({ talk }: { talk: Conversation }) {
  const session = useSession();
  return (
    <div className="talk__status">
      <p role="status">{statusText(talk)}</p>
      {talk.isAutomatic ? <p className="cap t3">{t('support.automaticNote')}</p> : null}
      {session.is === 'guest' ? <p className="cap t3">{t('support.guestNote')}</p> : null}
    </div>
  );
}
