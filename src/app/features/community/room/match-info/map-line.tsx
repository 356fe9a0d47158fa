import { elapsedMinutesAt, lengthMinutes } from '#app/features/play/match/match-clock.ts';
import type { Match, MatchEvent } from '#contract/play/match/schema.ts';
import type { ShownContent } from '../content/room-content.ts';
import { useShownNow } from '../content/use-shown-content.ts';
import { t } from '../texts.ts';
import { type MapPart, mapParts } from './map-parts.ts';
import './map-line.css';

const percent = (minute: number, { minutes }: MapPart) => `${Math.min(100, (minute / minutes) * 100)}%`;

function wordsOf({ number, played, winner }: MapPart, match: Match): string {
  const map = t('match.map', { number });
  const minute = Math.floor(played);
  return winner
    ? t('facts.mapTaken', { map, minute, name: match[winner].name })
    : t('facts.mapOn', { map, minute });
}

function Part({ part, match }: { part: MapPart; match: Match }) {
  const { played, winner, marks } = part;
  return (
    <div className="map-line__p" style={{ flexGrow: part.minutes }}>
      <div className="map-line__l">
        <i style={{ width: percent(played, part) }} />
        {marks.map(({ eventId, kind, side, minute }) => (
          <span
            key={eventId}
            className={`map-line__e map-line__e--${side} map-line__e--${kind}`}
            style={{ left: percent(minute, part) }}
          />
        ))}
        {winner ? null : <span className="map-line__now" style={{ left: percent(played, part) }} />}
      </div>
      <span className="map-line__w ell">{wordsOf(part, match)}</span>
    </div>
  );
}

type Props = {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  /** Source of the match's time. */
  readonly content: Pick<ShownContent, 'clock' | 'held'>;
};

/** Timeline of an e-sports match map by map: each line as long as its map, home above it and away below. */
export function MapLine({ match, events, content }: Props) {
  const now = useShownNow(content);
  const parts = mapParts(events, elapsedMinutesAt(match, now), lengthMinutes(match));
  const spoken = parts.map((part) => wordsOf(part, match)).join('，');
  return (
    <div className="map-line" role="img" aria-label={t('facts.maps', { maps: spoken })}>
      {parts.map((part) => (
        <Part key={part.number} part={part} match={match} />
      ))}
    </div>
  );
}
