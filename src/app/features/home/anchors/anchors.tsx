import { useNavigate } from 'react-router-dom';
import { usePreview } from '#app/features/community/video/preview/use-preview.tsx';
import { useRemindAnchor } from '#app/features/play/match/reminder/remind-anchor.tsx';
import { Viewers } from '#app/features/play/match/viewers.tsx';
import { anchorRoomPath } from '#app/routes/paths.ts';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { anchorTap } from '#contract/community/live/anchor-tap.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { type Query, useCall } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { LiveTag, Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import './anchor-card.css';

/** Fetches every anchor, once for all the parts of home that show some. */
export const useAnchors = (): Query<'live.anchors'> =>
  useCall('live.anchors', { page: 1, size: LIVE_LIST_PAGE_SIZE }, { refetchMs: REFRESH_MS['live.anchors'] });

/** Anchor card. The icon shows in all three states; a tap opens the room only when there is something to watch [4.01]. */
export function AnchorCard({ anchor }: { anchor: Anchor }) {
  const navigate = useNavigate();
  const { isSet, press } = useRemindAnchor(anchor);
  const wait = { label: t('home.anchorRemind'), onSelect: () => void press() };
  const open = () => {
    const tap = anchorTap(anchor.status);
    if (tap.is === 'open') void navigate(anchorRoomPath(anchor.anchorRoomId));
    else showToast({ text: t(`anchor.${tap.reason}`), action: isSet ? undefined : wait });
  };
  const { anchorRoomId, status } = anchor;
  const { preview, pointing } = usePreview(status === 'live' ? { kind: 'anchor', anchorRoomId } : null);
  return (
    <button type="button" className="may-shrink" onClick={open} {...pointing}>
      <span className="anchor-card__p">
        <img src={anchor.cover} alt="" width={240} height={300} loading="lazy" />
        {preview}
        {anchor.status === 'live' ? (
          <LiveTag text={t('match.live')} />
        ) : (
          <Tag tone="art">{t(`anchor.${anchor.status}Tag`)}</Tag>
        )}
        <span className="anchor-card__t">{anchor.title}</span>
      </span>
      <b className="anchor-card__n">{anchor.nickname}</b>
      <span className="anchor-card__s cap t3">
        <span>{anchor.topic}</span>
        {anchor.status === 'live' ? <Viewers count={anchor.viewers} /> : null}
      </span>
    </button>
  );
}
