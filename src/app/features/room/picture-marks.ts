import type { MatchDetail, MatchEvent, Sport } from '#contract/models/match.ts';
import type { PictureMark } from '#streams/view/time/picture-mark.ts';
import { t } from './texts.ts';

/** A basketball match has a basket every half minute; those from afar are worth seeing again. */
const THREE = 3;

function kindOf({ kind, points }: MatchEvent, sport: Sport): PictureMark['kind'] | null {
  if (kind === 'goal' || (sport === 'basketball' && points === THREE)) return 'goal';
  if (kind === 'yellowCard' || kind === 'redCard') return 'card';
  return kind === 'kickOff' || kind === 'substitution' ? 'other' : null;
}

function whatOf({ kind }: MatchEvent, sport: Sport): string {
  if (sport === 'basketball' && kind === 'shot') return t('room.three');
  if (sport === 'esports' && kind === 'goal') return t('facts.mapWon');
  return t(`matchEvent.${kind}`);
}

/** What can be seen again of a match, in words: goals, cards and their like in other sports. */
export const pictureMarks = ({ match: { sport }, events }: MatchDetail): readonly PictureMark[] =>
  events.flatMap((event) => {
    const kind = kindOf(event, sport);
    if (!kind) return [];
    const { eventId, at, minute, player } = event;
    const label = t('room.eventSpoken', { minute, what: whatOf(event, sport), who: player });
    return [{ id: eventId, at, kind, label }];
  });
