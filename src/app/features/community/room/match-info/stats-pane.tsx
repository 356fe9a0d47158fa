import './facts.css';
import { isOn } from '#app/features/play/match/match-clock.ts';
import type { Match, MatchDetail, MatchStat } from '#contract/play/match/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { PaneScroll } from '../panes/pane-scroll.tsx';
import { t } from '../texts.ts';
import { EventList } from './event-list.tsx';
import { momentumOf } from './momentum-of.ts';
import { PeriodTable } from './period-table.tsx';
import { shareOf } from './share-of.ts';
import { statFigure } from './stat-figure.ts';

/** From this share on, in percent, a side presses. */
const PRESSES_FROM = 60;

/** Recent momentum; only where play is reported. */
function Momentum({ detail: { match, events } }: { detail: MatchDetail }) {
  const { home, away } = momentumOf(events, useServerNow());
  if (!isOn(match) || match.sport !== 'football' || home + away === 0) return null;
  const share = shareOf(home, away);
  const presses =
    share >= PRESSES_FROM ? match.home.name : share <= 100 - PRESSES_FROM ? match.away.name : null;
  return (
    <section className="bars momentum">
      <h2>{t('facts.momentum')}</h2>
      <p className="cap t2">{presses ? t('facts.presses', { name: presses }) : t('facts.balanced')}</p>
      <div className="bars__line" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
    </section>
  );
}

/** Colour of each side in bars and in the score over the video. */
const SideColours = ({ match: { home, away } }: { match: Match }) => (
  <p className="bars__sides cap t3">
    <b className="ell">{home.name}</b>
    <span>{t('facts.sideColours')}</span>
    <b className="ell">{away.name}</b>
  </p>
);

/** Comparison of the two sides, in the statistics of their sport. */
const StatBars = ({ stats }: { stats: readonly MatchStat[] }) => (
  <dl className="bars">
    {stats.map(({ key, home, away, unit }) => (
      <div key={key}>
        <dt>{t(`stats.${key}`)}</dt>
        <dd>{statFigure(home, unit)}</dd>
        <dd>{statFigure(away, unit)}</dd>
        <dd className="bars__line" aria-hidden="true">
          <i style={{ width: `${shareOf(home, away)}%` }} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Match so far: parts, statistics of its sport, momentum, events. */
export function StatsPane({ detail }: { detail: MatchDetail }) {
  const { match, events, stats, periods } = detail;
  if (match.clock.phase === 'upcoming') {
    return (
      <PaneScroll label={t('room.stats')}>
        <EmptyState illustration="whistle" title={t('facts.statsSoon')} text={t('facts.statsSoonText')} />
      </PaneScroll>
    );
  }
  return (
    <PaneScroll label={t('room.stats')}>
      <PeriodTable match={match} periods={periods} />
      {stats.length > 0 ? <SideColours match={match} /> : null}
      <StatBars stats={stats} />
      <Momentum detail={detail} />
      <EventList match={match} events={events} />
    </PaneScroll>
  );
}
