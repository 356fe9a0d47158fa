import { useRef, useState } from 'react';
import type { RoomRef } from '#contract/community/room/schema.ts';
import { serverNow } from '#core-client/core.ts';
import { useTopic } from '#core-client/topic.ts';
import { pictureKinds } from '#streams/view/engine/picture-kinds.ts';
import { useSparing } from '#streams/view/sound/use-sparing.ts';
import { usePlayer } from '#streams/view/use-player.ts';
import { pictureCommands } from '../picture-commands.ts';
import './live-preview.css';

/** Muted video of a room in its lowest quality, while it is mounted. FLV shows its first frame soonest. */
export function LivePreview({ room }: { room: RoomRef }) {
  const [opened] = useState(() => ({ room, ...pictureKinds('flv') }));
  const [commands] = useState(() => pictureCommands(opened));
  const { view, height } = useSparing(useTopic('video', opened), commands, true);
  const video = useRef<HTMLVideoElement>(null);
  const freeze = useRef<HTMLCanvasElement>(null);
  const { moving } = usePlayer({ view, commands, serverNow, height, video, freeze });
  return <video ref={video} className="preview" data-moving={moving || undefined} muted playsInline />;
}
