import { useState } from 'react';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { isListening, isManifold } from '../player/quality-choice.ts';
import { useOwnWindow } from '../use-element-state.ts';
import type { VideoCommands } from '../video-ports.ts';
import type { SoundCardProps } from './sound-card.tsx';

const SoundCard = lazyPart(() => import('./sound-card.tsx').then((file) => file.SoundCard));

type Props = Omit<SoundCardProps, 'onShowVideo' | 'apart'> & {
  readonly view: VideoView | undefined;
  readonly commands: Pick<VideoCommands, 'chooseQuality'>;
  /** True if the current source is playing. */
  readonly moving: boolean;
};

/** Returns the quality to return to: null where the source holds several, undefined while no video plays. */
const qualityOf = (view: VideoView | undefined): string | null | undefined => {
  if (view?.is !== 'ready' || isListening(view)) return undefined;
  return isManifold(view) ? null : view.qualityId;
};

/** Placeholder shown for the video while there is audio only or it is in picture-in-picture, and until it is back. */
export function ListeningLayer({ view, commands, moving, live, ...card }: Props) {
  const listening = isListening(view);
  const apart = useOwnWindow();
  const [shown, setShown] = useState(false);
  const [before, setBefore] = useState<string | null>(null);
  const quality = qualityOf(view);
  if (quality !== undefined && quality !== before) setBefore(quality);
  if (moving && shown !== listening) setShown(listening);
  if (apart)
    return (
      <OptionalPart>
        <SoundCard
          {...card}
          live={live && moving}
          apart
          onShowVideo={() => void document.exitPictureInPicture()}
        />
      </OptionalPart>
    );
  if (!listening && !shown) return null;
  return (
    <OptionalPart>
      <SoundCard {...card} live={live && moving} onShowVideo={() => commands.chooseQuality(before)} />
    </OptionalPart>
  );
}
