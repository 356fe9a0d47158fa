import { createContext, use } from 'react';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';

/** Reports whether the viewer’s settings show the time of each message. */
export const TimesContext = createContext(false);

/** Time of the message, if the viewer’s settings show it. */
export function RowTime({ at }: { at: ServerTime }) {
  if (!use(TimesContext)) return null;
  return (
    <time className="chat-time num" dateTime={new Date(at).toISOString()}>
      {hourMinute(at)}
    </time>
  );
}
