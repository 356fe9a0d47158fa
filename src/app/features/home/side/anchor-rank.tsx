import { useAnchors } from '#app/features/home/anchors/anchors.tsx';
import { useFollows } from '#app/features/play/match/follow/follows.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { anchorRoomPath } from '#app/routes/paths.ts';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { countText } from '#contract/units/count.ts';
import { Button } from '#kit/action/button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from '../texts.ts';
import { SideSkeleton } from './side-skeleton.tsx';

/**
 * Returns the anchors, most watched first; the last slot is reserved for the most popular upcoming one, so that viewers can
 * wait for it.
 */
export function topAnchors(anchors: readonly Anchor[], count: number): readonly Anchor[] {
  const onAir = anchors
    .filter(({ status }) => status === 'live')
    .toSorted((left, right) => right.viewers - left.viewers);
  const waited = anchors
    .filter(({ status }) => status === 'notStarted')
    .toSorted((left, right) => right.followers - left.followers)
    .slice(0, 1);
  return [...onAir.slice(0, count - waited.length), ...waited];
}

const SHOWN = 5;

/** One who is not on air can be followed. */
function Follow({ anchor }: { anchor: Anchor }) {
  const { isFollowed, toggle } = useFollows();
  const on = isFollowed('anchor', anchor.anchorRoomId);
  return (
    <Button
      size="xs"
      variant={on ? 'soft' : 'line'}
      aria-pressed={on}
      aria-label={t('home.follow', { name: anchor.nickname })}
      onClick={() => toggle('anchor', anchor.anchorRoomId)}
    >
      {t(on ? 'home.anchorFollowed' : 'home.followAnchor')}
    </Button>
  );
}

function Ranked({ anchor, rank }: { anchor: Anchor; rank: number }) {
  const onAir = anchor.status === 'live';
  const inside = (
    <>
      <span className="anchor-rank__p">
        <Avatar src={anchor.avatar} size={38} />
        {onAir ? <i /> : null}
      </span>
      <span className="stack may-shrink">
        <b className="ell">{anchor.nickname}</b>
        <span className="cap t3 ell">
          {onAir
            ? anchor.title
            : t(anchor.status === 'interrupted' ? 'anchor.interruptedTag' : 'anchor.notStartedTag')}
        </span>
      </span>
    </>
  );
  return (
    <li>
      <span className="anchor-rank__rk">{rank}</span>
      {onAir ? (
        <Link className="anchor-rank__a row gap-10 grow" to={anchorRoomPath(anchor.anchorRoomId)}>
          {inside}
        </Link>
      ) : (
        <span className="anchor-rank__a row gap-10 grow">{inside}</span>
      )}
      {onAir ? <span className="cap t2 num">{countText(anchor.viewers)}</span> : <Follow anchor={anchor} />}
    </li>
  );
}

function Top({ list }: { list: readonly Anchor[] }) {
  const top = topAnchors(list, SHOWN);
  if (top.length === 0) return <EmptyState title={t('home.noAnchors')} illustration="mic" />;
  return (
    <ol className="anchor-rank">
      {top.map((anchor, index) => (
        <Ranked key={anchor.anchorRoomId} anchor={anchor} rank={index + 1} />
      ))}
    </ol>
  );
}

/** The anchors most people watch, and the best loved of those about to start. */
export const AnchorRank = () => (
  <Loaded of={useAnchors()} waiting={<SideSkeleton rows={SHOWN} />} size="line">
    {({ list }) => <Top list={list} />}
  </Loaded>
);
