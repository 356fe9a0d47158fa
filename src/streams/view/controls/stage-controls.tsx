import type { ReactNode } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Slider } from '#kit/form/slider.tsx';
import { setMuted, setVolume } from '../sound-store.ts';
import { t } from '../texts.ts';
import { canPictureInPicture } from './screen-actions.ts';
import type { StageActions } from './use-stage-actions.ts';

type Props = {
  readonly actions: StageActions;
  readonly onRefresh: () => void;
  readonly paused: boolean;
  readonly muted: boolean;
  readonly volume: number;
  readonly theatre: boolean;
  readonly fullscreen: boolean;
  /** True if there is a video for picture-in-picture, and not only audio. */
  readonly hasVideo: boolean;
  /** Controls between volume and screen: the source menus and the overlays of the video. */
  readonly children: ReactNode;
  /** Time bar above the controls. */
  readonly time: ReactNode;
};

function Sound({ muted, volume }: Pick<Props, 'muted' | 'volume'>) {
  const audibleVolume = muted ? 0 : volume;
  return (
    <>
      <IconButton
        icon={muted ? 'mute' : 'volume'}
        label={t(muted ? 'player.unmute' : 'player.mute')}
        aria-keyshortcuts="m"
        onClick={() => setMuted(!muted)}
      />
      <span className="control__vol only-d">
        <Slider
          label={t('player.volume')}
          value={audibleVolume}
          valueText={audibleVolume === 0 ? t('player.silent') : t('player.percent', { value: audibleVolume })}
          onValueChange={setVolume}
        />
      </span>
    </>
  );
}

type ScreenProps = Pick<Props, 'actions' | 'theatre' | 'fullscreen' | 'hasVideo'>;

const Screen = ({ actions, theatre, fullscreen, hasVideo }: ScreenProps) => (
  <>
    {canPictureInPicture() ? (
      <IconButton
        icon="pip"
        iconSize={19}
        label={t('player.pip')}
        disabled={!hasVideo}
        aria-keyshortcuts="p"
        onClick={actions.togglePictureInPicture}
        className="only-d"
      />
    ) : null}
    <IconButton
      icon="theatre"
      iconSize={19}
      label={t('player.theatre')}
      pressed={theatre}
      aria-keyshortcuts="t"
      onClick={actions.toggleTheatre}
      className="only-d"
    />
    <IconButton
      icon="maximize"
      iconSize={19}
      label={t(fullscreen ? 'player.leaveFullscreen' : 'player.fullscreen')}
      aria-keyshortcuts="f"
      onClick={actions.toggleFullscreen}
    />
  </>
);

/** Control bar at the bottom of the video. */
export function StageControls(props: Props) {
  const { actions, onRefresh, paused, muted, volume, theatre, fullscreen, hasVideo, children, time } = props;
  return (
    <div className="control">
      {time}
      <div className="row wraps gap-2">
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'player.play' : 'player.pause')}
          aria-keyshortcuts="Space"
          onClick={actions.togglePlaying}
        />
        <IconButton
          icon="refresh"
          iconSize={19}
          label={t('player.refresh')}
          onClick={onRefresh}
          className="control__more"
        />
        <Sound muted={muted} volume={volume} />
        <span className="grow" />
        <span className="row gap-2 control__more">{children}</span>
        <Screen {...{ actions, theatre, fullscreen, hasVideo }} />
      </div>
    </div>
  );
}
