import { createContext, use } from 'react';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';

/** Does the reader want to see when each message was said? */
export const TimesContext = createContext(false);

/** When it was said, where the reader wants to see it. */
export function RowTime({ at }: { at: ServerTime }) {
  if (!use(TimesContext)) return null;
  return (
    <time className="chat-time num" dateTime={new Date(at).toISOString()}>
      {hourMinute(at)}
    </time>
  );
}
