import type { RefObject } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { saveKind } from '../engine/video-kinds.ts';
import type { ReadyView } from '../player/player-drive.ts';
import { qualityChoice, qualityRequest } from '../player/quality-choice.ts';
import { setMuted } from '../sound-store.ts';
import { t } from '../texts.ts';
import { useVideoHeight } from '../use-element-state.ts';
import type { VideoCommands } from '../video-ports.ts';
import { LineMenu } from './line-menu.tsx';

type Props = {
  readonly view: ReadyView;
  readonly commands: VideoCommands;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly height: number | null;
  readonly onHeight: (height: number | null) => void;
};

/** Choosing what is watched: another line or source is the core's to find, a height inside the source the player's. */
export function SourceMenu({ view, commands, video, height, onHeight }: Props) {
  const playing = useVideoHeight(video);
  const { openWindow } = commands;
  const chooseQuality = (id: string) => {
    const wanted = qualityRequest(view, id);
    if (wanted.is === 'inside') onHeight(wanted.height);
    // A viewer who selects audio only has no use for a muted player.
    else if (wanted.isAudioOnly) setMuted(false);
    commands.chooseQuality(wanted.is === 'inside' ? null : wanted.qualityId);
  };
  /** One player is enough: the video here is paused while the other plays. */
  const moveOut = () => {
    video.current?.pause();
    openWindow?.(view.lineId);
  };
  return (
    <>
      <LineMenu
        view={view}
        quality={qualityChoice(view, height, playing)}
        onLine={commands.chooseLine}
        onQuality={chooseQuality}
        onKind={(kind) => {
          saveKind(kind);
          commands.chooseKind(kind);
        }}
      />
      {openWindow ? (
        <IconButton
          icon="external"
          iconSize={19}
          label={t('player.ownWindow')}
          onClick={moveOut}
          className="only-d"
        />
      ) : null}
    </>
  );
}
