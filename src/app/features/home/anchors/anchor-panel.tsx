import { Loaded } from '#app/page/loading/loaded.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { t } from '../texts.ts';
import { AnchorCard } from './anchor-card.tsx';
import { AnchorsSkeleton } from './anchors-skeleton.tsx';
import { useAnchors } from './use-anchors.ts';

/** Every anchor, those on air first as the platform sends them. */
export function AnchorPanel() {
  return (
    <Loaded
      of={useAnchors()}
      waiting={<AnchorsSkeleton count={12} />}
      size="line"
      empty={<EmptyState title={t('home.noAnchors')} text={t('home.noAnchorsText')} illustration="mic" />}
    >
      {({ list }) => (
        <div className="anchors">
          {list.map((anchor) => (
            <AnchorCard key={anchor.anchorRoomId} anchor={anchor} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
