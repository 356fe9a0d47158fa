import './facts.css';
import './event-list.css';
import { isOn } from '#app/features/play/match/match-clock.tsx';
import type { Match, MatchDetail, MatchEvent, MatchStat } from '#contract/play/match/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { PaneScroll } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';
import { momentumOf, shareOf, statFigure } from './facts.ts';
import { PeriodTable } from './period-table.tsx';

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

/** Events worth listing in the timeline; play itself is for the animation. */
const SHOWN: ReadonlySet<MatchEvent['kind']> = new Set([
  'kickOff',
  'goal',
  'yellowCard',
  'redCard',
  'substitution',
  'corner',
  'halfTime',
  'fullTime',
]);
/** Halves are football's; other sports are shown part by part above. */
const FOOTBALL_ONLY: ReadonlySet<MatchEvent['kind']> = new Set(['kickOff', 'halfTime']);
/** A basketball match has some ninety baskets. */
const MAX_SHOWN = 60;

function nameOf({ kind }: MatchEvent, sport: Match['sport']): string {
  if (kind === 'goal' && sport !== 'football') {
    return t(sport === 'basketball' ? 'facts.basket' : 'facts.mapWon');
  }
  return t(`matchEvent.${kind}`);
}

function playersOf({ player, playerOff }: MatchEvent): string {
  return playerOff ? t('facts.swapped', { on: player, off: playerOff }) : player;
}

/** Events so far, newest first, each on its own side. */
function EventList({ match, events }: { match: Match; events: readonly MatchEvent[] }) {
  const shown = events
    .filter(({ kind }) => SHOWN.has(kind) && (match.sport === 'football' || !FOOTBALL_ONLY.has(kind)))
    .slice(-MAX_SHOWN)
    .toReversed();
  if (shown.length === 0) {
    return match.sport === 'football' ? (
      <EmptyState title={t('room.noEvents')} illustration="whistle" />
    ) : null;
  }
  return (
    <section className="match-events">
      <h2>{t('facts.course')}</h2>
      <ol>
        {shown.map((event) => (
          <li
            key={event.eventId}
            className={`match-event match-event--${event.side} match-event--${event.kind}`}
          >
            <b className="num">{event.minute}′</b>
            <span>{nameOf(event, match.sport)}</span>
            <span className="t2">
              {event.side === 'none' ? null : <span className="sr">{match[event.side].name} </span>}
              {playersOf(event)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
