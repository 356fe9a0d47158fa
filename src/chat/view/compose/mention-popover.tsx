import type { Sender } from '#contract/community/chat/row.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import { useChat } from '../chat-context.ts';
import { t } from '../texts.ts';
import { peopleSeen } from './calling.ts';

const SHOWN = 8;

function Speakers({ onPick }: { onPick: (sender: Sender) => void }) {
  const { store } = useChat();
  const speakers = peopleSeen(store.state.rows, SHOWN);
  if (speakers.length === 0) return <p className="sm t2">{t('chat.mentionEmpty')}</p>;
  return (
    <ul className="composer__people">
      {speakers.map((sender) => (
        <li key={sender.userId}>
          <button type="button" onClick={() => onPick(sender)}>
            <Avatar src={sender.avatar} size={24} />
            {sender.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Popover for mentioning a member who wrote recently. */
export function MentionPopover() {
  const { composer } = useChat();
  return (
    <Popover
      trigger={<IconButton icon="at" iconSize={19} label={t('chat.mention')} />}
      label={t('chat.mention')}
      side="top"
      align="start"
    >
      {(close) => (
        <Speakers
          onPick={(sender) => {
            composer.mention(sender);
            close();
          }}
        />
      )}
    </Popover>
  );
}
