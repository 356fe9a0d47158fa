import { type CSSProperties, useState } from 'react';
import { announcementPath, paths } from '#app/routes/paths.ts';
import type { Announcement } from '#contract/site/announcement/schema.ts';
import { tickerItems } from '#contract/site/announcement/ticker.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { restsOutOfSight } from '#kit/layout/rests-out-of-sight.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './ticker.css';
import { lastOf } from '#contract/units/loadable.ts';

/** Time for one line to pass at reading speed, s. */
const SECONDS_A_LINE = 9;
type LineProps = { announcement: Announcement; isCopy: boolean };

/** One line; a copy is for the eye alone, since the same line is before it. */
const Line = ({ announcement: { announcementId, publishedAt, title }, isCopy }: LineProps) => (
  <Link
    className="ticker__line"
    to={announcementPath(announcementId)}
    {...(isCopy ? { tabIndex: -1, 'aria-hidden': true } : {})}
  >
    <span className="ticker__day num">{dayText(publishedAt)}</span>
    {title}
  </Link>
);

/** The lines twice over; `turn` counts how often a line was before. */
function roundOf(running: readonly Announcement[]) {
  const turns = new Map<string, number>();
  return [...running, ...running].map((announcement) => {
    const turn = turns.get(announcement.announcementId) ?? 0;
    turns.set(announcement.announcementId, turn + 1);
    return { announcement, turn };
  });
}

/** The lines twice, one after the other, so that the band runs round without a gap. */
function Track({ running, held }: { running: readonly Announcement[]; held: boolean }) {
  const lines = roundOf(running);
  const duration: CSSProperties = { animationDuration: `${running.length * SECONDS_A_LINE}s` };
  return (
    <div className={held ? 'ticker__track ticker__track--held' : 'ticker__track'} style={duration}>
      {lines.map(({ announcement, turn }) => (
        <Line key={`${announcement.announcementId} ${turn}`} announcement={announcement} isCopy={turn > 0} />
      ))}
    </div>
  );
}

/**
 * Announcement ticker under the header, always 36 px high. Timed lines appear and disappear by the server's clock [4.07];
 * it pauses on hover, while something in it has focus, on request, and under reduced motion.
 */
export function Ticker() {
  const data = lastOf(useCall('announcement.list', {}, { refetchMs: REFRESH_MS['announcement.list'] }));
  const [held, setHeld] = useState(false);
  const running = tickerItems(data?.list, useServerNow());
  return (
    <section className="ticker" aria-label={t('announcement.ticker')}>
      <span className="ticker__label">
        <Icon name="message" size={16} />
        {t('announcement.tickerLabel')}
      </span>
      <div ref={restsOutOfSight} className="ticker__window grow">
        {running.length > 0 ? <Track running={running} held={held} /> : null}
        {data && running.length === 0 ? <span className="t3">{t('announcement.none')}</span> : null}
      </div>
      <button
        type="button"
        className="ticker__hold"
        aria-label={t(held ? 'announcement.tickerRun' : 'announcement.tickerPause')}
        onClick={() => setHeld(!held)}
      >
        <Icon name={held ? 'play' : 'pause'} size={16} />
      </button>
      <Link className="ticker__all" to={paths.announcements}>
        {t('announcement.tickerAll')}
        <Icon name="chev-right" size={16} />
      </Link>
    </section>
  );
}
