import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { KINDS } from '../kinds.table.ts';
import './activity-art.css';

/** Image of a kind, behind the text of a hero or a card: at the right edge, or over the whole background. */
export function ActivityArt({ kind }: { kind: ActivityKind }) {
  const { image, covers } = KINDS[kind];
  return (
    <img
      className={covers ? 'activity-scene activity-scene--covers' : 'activity-scene'}
      src={image}
      alt=""
      loading="lazy"
    />
  );
}
