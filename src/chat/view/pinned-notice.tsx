import { useState } from 'react';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { t } from './texts.ts';

/** The room's notice, above the messages; folds to one line. */
export function PinnedNotice({ author, text }: { author: string; text: string }) {
  const [folded, setFolded] = useState(false);
  return (
    <div className="chat-pinned">
      <Icon name="pin" size={15} />
      <p className={folded ? 'grow ell' : 'grow'}>
        <b>{t('chat.notice', { author })}</b>
        {`　${text}`}
      </p>
      <IconButton
        icon={folded ? 'chev-down' : 'chev-up'}
        size="xs"
        iconSize={15}
        label={t(folded ? 'chat.unfoldNotice' : 'chat.foldNotice')}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      />
    </div>
  );
}
