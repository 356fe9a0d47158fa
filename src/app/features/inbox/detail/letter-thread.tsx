import { dayTimeText } from '#app/core-client/shown-time.ts';
import { classNames } from '#app/kit/class-names.ts';
import type { WholeMessage } from '#contract/models/inbox.ts';
import { answerLetter } from '../inbox-changes.ts';
import { t } from '../texts.ts';
import { LetterForm } from './letter-form.tsx';

/** What was written under a letter, the oldest first, and the field for an answer. */
export function LetterThread({ whole: { message, parts } }: { whole: WholeMessage }) {
  return (
    <>
      {parts.length === 0 ? null : (
        <ol className="mthread">
          {parts.map(({ partId, from, text, at }) => (
            <li key={partId} className={classNames('mpart', from === 'member' && 'mpart--own')}>
              <span className="cap t3">
                {t(from === 'member' ? 'inbox.byMember' : 'inbox.byService')}
                <span className="num">{dayTimeText(at)}</span>
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <LetterForm
        draft={`letter.${message.messageId}`}
        label={t('inbox.answerField')}
        hint="inbox.answerHint"
        send={(text, requestId) => answerLetter(message.messageId, text, requestId)}
      />
    </>
  );
}
