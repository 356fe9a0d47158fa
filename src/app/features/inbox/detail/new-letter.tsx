import { useNavigate } from 'react-router-dom';
import { writeLetter } from '../inbox-changes.ts';
import { t } from '../texts.ts';
import type { InboxPick } from '../use-inbox-pick.ts';
import { LetterForm } from './letter-form.tsx';

/** A letter of the member's own to customer service; what was sent opens as a letter like any other. */
export function NewLetter({ pick }: { pick: InboxPick }) {
  const navigate = useNavigate();
  return (
    <>
      <div className="mbody">
        <h2>{t('inbox.write')}</h2>
        <p className="mbody__text">{t('inbox.writeNote')}</p>
      </div>
      <LetterForm
        draft="letter.new"
        label={t('inbox.writeField')}
        hint="inbox.writeHint"
        send={async (text, requestId) => {
          const messageId = await writeLetter(text, requestId);
          void navigate(pick.messagePath(messageId), { replace: true });
        }}
      />
    </>
  );
}
