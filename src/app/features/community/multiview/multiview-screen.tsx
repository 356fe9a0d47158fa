import { useEffect, useState } from 'react';
import { closeVideo } from '#app/features/community/video/video-store.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { setMuted } from '#streams/view/sound-store.ts';
import { AddVideo } from './add-video.tsx';
import { PLACES, type RoomsShown, useRoomsShown } from './rooms-shown.ts';
import { t } from './texts.ts';
import { useLiveList } from './use-live-list.ts';
import { VideoTile } from './video-tile.tsx';
import './multiview.css';

const LAYOUTS = [
  { value: '2', label: t('multiview.two') },
  { value: '4', label: t('multiview.four') },
] as const;

type HeadProps = Pick<RoomsShown, 'places' | 'setPlaces'> & { readonly narrow: boolean };

const Head = ({ places, setPlaces, narrow }: HeadProps) => (
  <header className="multiview__head">
    <div>
      <h1>{t('multiview.title')}</h1>
      <p className="sm t3">{t(narrow ? 'multiview.textNarrow' : 'multiview.text')}</p>
    </div>
    {narrow ? null : (
      <Segmented
        label={t('multiview.layout')}
        options={LAYOUTS}
        value={places === 2 ? '2' : '4'}
        onValueChange={(value) => setPlaces(PLACES.find((one) => String(one) === value) ?? 2)}
      />
    )}
  </header>
);

/** Two or four live videos at once, one of them with sound. The address holds the selection. */
export function MultiviewScreen() {
  usePageTitle(t('multiview.title'));
  const narrow = useNarrow();
  const { rooms, places, setPlaces, add, remove } = useRoomsShown(narrow ? 2 : 4);
  const live = useLiveList();
  const [chosen, setChosen] = useState<ChatRoomNo | null>(null);
  useEffect(closeVideo, []);
  const numbers = rooms.map(chatRoomNoOf);
  const heard = numbers.find((roomNo) => roomNo === chosen) ?? numbers[0] ?? null;
  const empty = Array.from({ length: Math.max(0, places - rooms.length) }, (_, at) => rooms.length + at);
  return (
    <main id="main" className="wrap multiview">
      <Head places={places} setPlaces={setPlaces} narrow={narrow} />
      <div className={places === 2 ? 'multiview__grid' : 'multiview__grid multiview__grid--four'}>
        {rooms.map((room) => {
          const roomNo = chatRoomNoOf(room);
          return (
            <VideoTile
              key={roomNo}
              room={room}
              name={live.nameOf(room)}
              heard={roomNo === heard}
              onHear={() => {
                setMuted(false);
                setChosen(roomNo);
              }}
              onRemove={() => remove(room)}
            />
          );
        })}
        {empty.map((place) => (
          <AddVideo key={place} live={live} shown={rooms} onAdd={add} />
        ))}
      </div>
    </main>
  );
}
