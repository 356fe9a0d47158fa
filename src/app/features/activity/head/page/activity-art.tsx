import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { KINDS } from '../kinds.table.ts';
import './activity-art.css';

/** Image of a kind, behind the text of a hero or a card: at the right edge, or over the whole background. */
export function ActivityArt({ kind }: { kind: ActivityKind }) {
  const { picture, covers } = KINDS[kind];
  return <img className={covers ? 'actart actart--covers' : 'actart'} src={picture} alt="" loading="lazy" />;
}
