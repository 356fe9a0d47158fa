import { useServerText } from '#app/core-client/server-clock.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { ListAside } from '#chat/view/list-aside.tsx';
import type { PictureClock } from '#streams/view/picture-clock.ts';
import { lateText, pastText } from './chat-lateness.ts';
import { t } from './texts.ts';
import './chat-behind.css';

/** While the chat waits for a picture that is long past: where it is, and the way back to the present. */
export function ChatBehind({ clock }: { clock: PictureClock }) {
  const past = useServerText(() => pastText(clock.now()));
  const late = useServerText((now) => lateText(clock.now(), now));
  if (past === '' && late === '') return null;
  return (
    <ListAside>
      <Icon name="history" size={15} />
      <span role="status">{t(past === '' ? 'room.chatLate' : 'room.chatPast')}</span>
      <span className="chat-behind__at num">{past === '' ? late : past}</span>
      <button type="button" className="chat-behind__live" onClick={clock.toLive}>
        {t('room.chatToLive')}
      </button>
    </ListAside>
  );
}
