import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { videoCommandsOf } from '#app/features/community/video/video-commands.ts';
import { anchorRoomPath, matchRoomPath } from '#app/routes/paths.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import { serverNow } from '#core-client/core.ts';
import { useDataSaver } from '#core-client/storage/data-saver.ts';
import { useTopic } from '#core-client/topic.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Link } from '#kit/link/link.tsx';
import { videoKinds } from '#streams/view/engine/video-kinds.ts';
import { useLowestQuality } from '#streams/view/sound/use-lowest-quality.ts';
import { useSound } from '#streams/view/sound/use-sound.ts';
import { sound } from '#streams/view/sound-store.ts';
import { StageMessage } from '#streams/view/stage/stage-message.tsx';
import { usePlayer } from '#streams/view/stage/use-player.ts';
import { t } from './texts.ts';

type Props = {
  readonly room: RoomRef;
  readonly name: string;
  /** Whether its sound is on. */
  readonly heard: boolean;
  readonly onHear: () => void;
  readonly onRemove: () => void;
};

const pathOf = (room: RoomRef): string =>
  room.kind === 'match' ? matchRoomPath(room.matchId) : anchorRoomPath(room.anchorRoomId);

/** Opens the video of one room among several. A muted one plays in its lowest quality. */
function useTileVideo(room: RoomRef, heard: boolean) {
  const [opened] = useState(() => ({ room, ...videoKinds('hls') }));
  const [commands] = useState(() => videoCommandsOf(opened));
  const saving = useDataSaver();
  const { view, height } = useLowestQuality(useTopic('video', opened), commands, !heard || saving);
  const video = useRef<HTMLVideoElement>(null);
  const freeze = useRef<HTMLCanvasElement>(null);
  const player = usePlayer({ view, commands, serverNow, height, video, freeze });
  useSound(video, !heard);
  return { view, player, video, freeze, retry: commands.refresh };
}

/** One of several live videos: its sound, the link to its room, and its remove button. */
export function VideoTile({ room, name, heard, onHear, onRemove }: Props) {
  const { muted } = useSnapshot(sound);
  const { view, player, video, freeze, retry } = useTileVideo(room, heard);
  const isHeard = heard && !muted;
  return (
    <section className={isHeard ? 'tile stage tile--heard' : 'tile stage'} aria-label={name}>
      <video ref={video} playsInline muted />
      <canvas ref={freeze} hidden />
      <StageMessage
        view={view}
        moving={player.moving}
        seenBefore={player.seenBefore}
        waiting={false}
        startAt={null}
        onRetry={retry}
      />
      <div className="tile__bar">
        <Link className="ell" to={pathOf(room)}>
          {name}
        </Link>
        <IconButton
          icon={isHeard ? 'volume' : 'mute'}
          size="sm"
          label={t(isHeard ? 'multiview.heard' : 'multiview.hear', { name })}
          pressed={isHeard}
          onClick={onHear}
        />
        <IconButton icon="x" size="sm" label={t('multiview.remove', { name })} onClick={onRemove} />
      </div>
    </section>
  );
}
