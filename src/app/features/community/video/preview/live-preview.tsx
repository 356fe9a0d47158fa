import { useRef, useState } from 'react';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { serverNow } from '#core-client/core.ts';
import { useTopic } from '#core-client/topic.ts';
import { videoKinds } from '#streams/view/engine/video-kinds.ts';
import { useLowestQuality } from '#streams/view/sound/use-lowest-quality.ts';
import { usePlayer } from '#streams/view/stage/use-player.ts';
import { videoCommandsOf } from '../video-commands.ts';
import './live-preview.css';

/** Muted video of a room in its lowest quality, while it is mounted. FLV shows its first frame soonest. */
export function LivePreview({ room }: { room: RoomRef }) {
  const [opened] = useState(() => ({ room, ...videoKinds('flv') }));
  const [commands] = useState(() => videoCommandsOf(opened));
  const { view, height } = useLowestQuality(useTopic('video', opened), commands, true);
  const video = useRef<HTMLVideoElement>(null);
  const freeze = useRef<HTMLCanvasElement>(null);
  const { moving } = usePlayer({ view, commands, serverNow, height, video, freeze });
  return (
    <video
      ref={video}
      className="preview"
      data-moving={moving || undefined}
      muted
      playsInline
      disablePictureInPicture
    />
  );
}
