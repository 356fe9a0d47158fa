import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { videoCommandsOf } from '#app/features/community/video/video-commands.ts';
import { closeVideo } from '#app/features/community/video/video-store.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { anchorRoomPath, matchRoomPath } from '#app/routes/paths.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { serverNow } from '#core-client/core.ts';
import { useDataSaver } from '#core-client/storage/data-saver.ts';
import { useTopic } from '#core-client/topic.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { Link } from '#kit/link/link.tsx';
import { videoKinds } from '#streams/view/engine/video-kinds.ts';
import { useLowestQuality } from '#streams/view/sound/use-lowest-quality.ts';
import { useSound } from '#streams/view/sound/use-sound.ts';
import { setMuted, sound } from '#streams/view/sound-store.ts';
import { StageMessage } from '#streams/view/stage/stage-message.tsx';
import { usePlayer } from '#streams/view/stage/use-player.ts';
import { AddVideo } from './add-video.tsx';
import { type RoomsShown, TILE_COUNTS, useRoomsShown } from './rooms-shown.ts';
import { t } from './texts.ts';
import { useLiveList } from './use-live-list.ts';
import './multiview.css';

const LAYOUTS = [
  { value: '2', label: t('multiview.two') },
  { value: '4', label: t('multiview.four') },
] as const;

type HeadProps = Pick<RoomsShown, 'tileCount' | 'setTileCount'> & { readonly narrow: boolean };

const Head = ({ tileCount, setTileCount, narrow }: HeadProps) => (
  <header className="multiview__head">
    <div>
      <h1>{t('multiview.title')}</h1>
      <p className="sm t3">{t(narrow ? 'multiview.textNarrow' : 'multiview.text')}</p>
    </div>
    {narrow ? null : (
      <Segmented
        label={t('multiview.layout')}
        options={LAYOUTS}
        value={tileCount === 2 ? '2' : '4'}
        onValueChange={(value) => setTileCount(TILE_COUNTS.find((count) => String(count) === value) ?? 2)}
      />
    )}
  </header>
);

type Props = {
  readonly room: RoomRef;
  readonly name: string;
  /** True if its sound is on. */
  readonly hasSound: boolean;
  readonly onListen: () => void;
  readonly onRemove: () => void;
};

const pathOf = (room: RoomRef): string =>
  room.kind === 'match' ? matchRoomPath(room.matchId) : anchorRoomPath(room.anchorRoomId);

/** Opens the video of one room among several. A muted one plays in its lowest quality. */
function useTileVideo(room: RoomRef, hasSound: boolean) {
  const [opened] = useState(() => ({ room, ...videoKinds('hls') }));
  const [commands] = useState(() => videoCommandsOf(opened));
  const saving = useDataSaver();
  const { view, height } = useLowestQuality(useTopic('video', opened), commands, !hasSound || saving);
  const video = useRef<HTMLVideoElement>(null);
  const freeze = useRef<HTMLCanvasElement>(null);
  const player = usePlayer({ view, commands, serverNow, height, video, freeze });
  useSound(video, !hasSound);
  return { view, player, video, freeze, retry: commands.refresh };
}

/** One of several live videos: its sound, the link to its room, and its remove button. */
function VideoTile({ room, name, hasSound, onListen, onRemove }: Props) {
  const { muted } = useSnapshot(sound);
  const { view, player, video, freeze, retry } = useTileVideo(room, hasSound);
  const isAudible = hasSound && !muted;
  return (
    <section className={isAudible ? 'tile stage tile--heard' : 'tile stage'} aria-label={name}>
      <video ref={video} playsInline muted disablePictureInPicture />
      <canvas ref={freeze} hidden />
      <StageMessage
        view={view}
        moving={player.moving}
        seenBefore={player.seenBefore}
        waiting={false}
        startAt={null}
        byAnchor={false}
        onRetry={retry}
      />
      <div className="tile__bar row gap-4">
        <Link className="ell" to={pathOf(room)}>
          {name}
        </Link>
        <IconButton
          icon={isAudible ? 'volume' : 'mute'}
          size="sm"
          label={t(isAudible ? 'multiview.heard' : 'multiview.hear', { name })}
          pressed={isAudible}
          onClick={onListen}
        />
        <IconButton icon="x" size="sm" label={t('multiview.remove', { name })} onClick={onRemove} />
      </div>
    </section>
  );
}

/** Two or four live videos at once, one of them with sound. The address holds the selection. */
export function MultiviewScreen() {
  usePageTitle(t('multiview.title'));
  const narrow = useNarrow();
  const { rooms, tileCount, setTileCount, add, remove } = useRoomsShown(narrow ? 2 : 4);
  const live = useLiveList();
  const [chosen, setChosen] = useState<ChatRoomNo | null>(null);
  useEffect(closeVideo, []);
  const numbers = rooms.map(chatRoomNoOf);
  const soundRoomNo = numbers.find((roomNo) => roomNo === chosen) ?? numbers[0] ?? null;
  const empty = Array.from({ length: Math.max(0, tileCount - rooms.length) }, (_, at) => rooms.length + at);
  return (
    <main id="main" className="wrap multiview">
      <Head tileCount={tileCount} setTileCount={setTileCount} narrow={narrow} />
      <div
        className={
          tileCount === 2
            ? 'multiview__grid grid-2 gap-8'
            : 'multiview__grid grid-2 gap-8 multiview__grid--four'
        }
      >
        {rooms.map((room) => {
          const roomNo = chatRoomNoOf(room);
          return (
            <VideoTile
              key={roomNo}
              room={room}
              name={live.nameOf(room)}
              hasSound={roomNo === soundRoomNo}
              onListen={() => {
                setMuted(false);
                setChosen(roomNo);
              }}
              onRemove={() => remove(room)}
            />
          );
        })}
        {empty.map((index) => (
          <AddVideo key={index} live={live} shown={rooms} onAdd={add} />
        ))}
      </div>
    </main>
  );
}
