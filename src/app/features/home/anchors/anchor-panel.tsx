import { Loaded } from '#app/page/loading/loaded.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { AnchorsSkeleton } from '../skeletons.tsx';
import { t } from '../texts.ts';
import { AnchorCard, useAnchors } from './anchors.tsx';

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
