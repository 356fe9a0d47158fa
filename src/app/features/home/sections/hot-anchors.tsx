import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { AnchorCard, useAnchors } from '../anchors/anchors.tsx';
import { AnchorsSkeleton } from '../skeletons.tsx';
import { t } from '../texts.ts';

const SHOWN = 6;

function OnAir({ list }: { list: readonly Anchor[] }) {
  const onAir = list
    .filter(({ status }) => status === 'live')
    .toSorted((left, right) => right.viewers - left.viewers)
    .slice(0, SHOWN);
  if (onAir.length === 0) {
    return <EmptyState title={t('home.noAnchors')} text={t('home.noAnchorsText')} illustration="mic" />;
  }
  return (
    <div className="anchors hs">
      {onAir.map((anchor) => (
        <AnchorCard key={anchor.anchorRoomId} anchor={anchor} />
      ))}
    </div>
  );
}

/** The anchors on air most people watch, in one row. */
export const HotAnchors = () => (
  <Loaded of={useAnchors()} waiting={<AnchorsSkeleton count={SHOWN} />} size="line">
    {({ list }) => <OnAir list={list} />}
  </Loaded>
);
