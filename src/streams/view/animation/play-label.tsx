import type { CSSProperties } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import type { MatchDetail, MatchEvent } from '#contract/models/match.ts';
import { t } from '#streams/view/texts.ts';
import { VIEW } from './pitch-projection.ts';
import type { Play } from './play-of-match.ts';

const ICONS: Partial<Record<MatchEvent['kind'], IconName>> = {
  goal: 'football',
  shot: 'football',
  corner: 'flag',
  substitution: 'swap',
};
/** From here on an attack is called a dangerous one. */
const DANGEROUS = 0.7;

const titleOf = ({ kind }: MatchEvent, danger: number): string =>
  kind === 'attack' && danger >= DANGEROUS ? t('matchEvent.dangerousAttack') : t(`matchEvent.${kind}`);

const sideName = ({ match }: MatchDetail, { side }: MatchEvent): string =>
  side === 'home' ? match.home.name : side === 'away' ? match.away.name : '';

const Mark = ({ kind }: MatchEvent) => {
  if (kind === 'yellowCard' || kind === 'redCard') return <i className={`an__card an__card--${kind}`} />;
  const icon = ICONS[kind];
  return icon ? <Icon name={icon} size={16} /> : null;
};

/** Says beside the ball what has just happened, and who did it. */
export function PlayLabel({ detail, play, event }: { detail: MatchDetail; play: Play; event: MatchEvent }) {
  const place: CSSProperties & Record<'--x' | '--y', string> = {
    '--x': `${(play.ball.x / VIEW.width) * 100}%`,
    '--y': `${(play.ball.y / VIEW.height) * 100}%`,
  };
  const who = [sideName(detail, event), event.kind === 'attack' ? '' : event.player];
  return (
    <div key={event.eventId} className={`an__cap an__cap--${event.side}`} style={place}>
      <Mark {...event} />
      <b>{titleOf(event, play.danger)}</b>
      <span>{who.filter(Boolean).join(' ')}</span>
    </div>
  );
}
