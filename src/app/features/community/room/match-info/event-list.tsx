import type { Match, MatchEvent } from '#contract/play/match/schema.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { t } from '../texts.ts';
import './event-list.css';

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
const SHOWN_MOST = 60;

function nameOf({ kind }: MatchEvent, sport: Match['sport']): string {
  if (kind === 'goal' && sport !== 'football') {
    return t(sport === 'basketball' ? 'facts.basket' : 'facts.mapWon');
  }
  return t(`matchEvent.${kind}`);
}

function whoOf({ player, playerOff }: MatchEvent): string {
  return playerOff ? t('facts.swapped', { on: player, off: playerOff }) : player;
}

/** Events so far, newest first, each on its own side. */
export function EventList({ match, events }: { match: Match; events: readonly MatchEvent[] }) {
  const shown = events
    .filter(({ kind }) => SHOWN.has(kind) && (match.sport === 'football' || !FOOTBALL_ONLY.has(kind)))
    .slice(-SHOWN_MOST)
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
              {whoOf(event)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
