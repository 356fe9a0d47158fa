import { ReminderWatch } from '#app/match/reminder/reminder-watch.tsx';
import { Floating } from './rail/floating.tsx';
import { Rail } from './rail/rail.tsx';
import { useTitleMarquee } from './title-marquee.ts';

/**
 * What stands beside a page once it shows: quick ways on the right, floating windows, the title that runs [2.12],
 * reminders of matches.
 */
export function LaterParts({ besideContent }: { besideContent: boolean }) {
  useTitleMarquee();
  return (
    <>
      <ReminderWatch />
      {besideContent ? (
        <>
          <Rail />
          <Floating />
        </>
      ) : null}
    </>
  );
}
