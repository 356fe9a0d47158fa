import { useServerText } from '#app/core-client/server-clock.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { hourMinute, type ServerTime, shortClock } from '#contract/units/time.ts';
import type { PictureClock, PictureMoment } from '#streams/view/picture-clock.ts';
import { t } from './texts.ts';
import './chat-behind.css';

/** The viewer is in the past when the picture is so much earlier than the latest it has shown, ms. */
const PAST_MS = 3_000;
/** From here on, ms, a chat that is level with its picture is noticeably late. */
const LATE_MS = 15_000;

/** Until when the chat goes that waits for a picture of the past. */
function pastText({ shownAt, shownUntil }: PictureMoment): string {
  if (shownAt === null || shownUntil === null || shownUntil - shownAt <= PAST_MS) return '';
  return hourMinute(shownUntil);
}

/** How late the chat is with its picture. */
const lateText = ({ shownUntil }: PictureMoment, now: ServerTime): string =>
  shownUntil === null || now - shownUntil < LATE_MS ? '' : shortClock(now - shownUntil);

/** While the chat waits for a picture that is long past: where it is, and the way back to the present. */
export function ChatBehind({ clock }: { clock: PictureClock }) {
  const past = useServerText(() => pastText(clock.now()));
  const late = useServerText((now) => lateText(clock.now(), now));
  if (past === '' && late === '') return null;
  return (
    <div className="chat-behind">
      <Icon name="history" size={15} />
      <span role="status">{t(past === '' ? 'room.chatLate' : 'room.chatPast')}</span>
      <span className="num">{past === '' ? late : past}</span>
      <button type="button" className="chat-behind__live" onClick={clock.toLive}>
        {t('room.chatToLive')}
      </button>
    </div>
  );
}
