import { ANCHOR_AVATARS_MAX } from '#contract/play/board/constants.ts';
import type { AnchorBrief } from '#contract/play/match/schema.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import './anchor-faces.css';

/** Anchors who cast a match, at most three faces [9.04]. */
export const AnchorFaces = ({ anchors, size }: { anchors: readonly AnchorBrief[]; size: number }) => (
  <span className="faces">
    {anchors.slice(0, ANCHOR_AVATARS_MAX).map((anchor) => (
      <Avatar key={anchor.anchorRoomId} src={anchor.avatar} size={size} label={anchor.nickname} />
    ))}
  </span>
);
