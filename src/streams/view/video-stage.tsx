import { type ReactNode, useRef, useState } from 'react';
import { OverlayHost } from '#app/kit/overlay/overlay-host.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { FollowLines } from './danmaku/danmaku-layer.tsx';
import { DanmakuOverlay } from './danmaku/danmaku-overlay.tsx';
import { DanmakuToggle } from './danmaku/danmaku-toggle.tsx';
import { LiveChip } from './live-chip.tsx';
import { PictureMenu } from './picture-menu.tsx';
import { playOnAsking } from './play-on-asking.ts';
import { StageControls } from './stage-controls.tsx';
import { StageMessage } from './stage-message.tsx';
import { StagePrompts } from './stage-prompts.tsx';
import { useControlsShown } from './use-controls-shown.ts';
import { useFullscreen, usePaused, useWaiting } from './use-element-state.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayer } from './use-player.ts';
import { useSound } from './use-sound.ts';
import { useStageActions } from './use-stage-actions.ts';
import type { VideoCommands } from './video-ports.ts';
import './video-stage.css';

type Props = {
  readonly view: VideoView | undefined;
  readonly commands: VideoCommands;
  readonly serverNow: () => number;
  /** Read out as the name of the picture. */
  readonly title: string;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
  readonly startAt: ServerTime | null;
  /** Shown at the head of the picture: score, viewers. */
  readonly head: ReactNode;
  /** Drawn over the picture: gifts, entrances. */
  readonly overlay: ReactNode;
  /** The chat lines that run across the picture; without them there is nothing to switch on. */
  readonly danmaku?: FollowLines;
};

/** A room's live picture with everything around it: states, controls, keys, sound [2.11, 4.01]. */
export function VideoStage(props: Props) {
  const { view, commands, serverNow, title, theatre, onTheatre, startAt, head, overlay, danmaku } = props;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const freeze = useRef<HTMLCanvasElement>(null);
  const player = usePlayer({ view, commands, serverNow, height, video, freeze });
  const { muted, volume, prompt } = useSound(video);
  const paused = usePaused(video);
  const waiting = useWaiting(video);
  const fullscreen = useFullscreen(stage);
  const { shown, handlers } = useControlsShown();
  const actions = useStageActions({ stage, video }, theatre, onTheatre);
  useMediaSession(video, title);

  const own = playOnAsking(commands, video);
  const { moving, seenBefore, latencyMs, seekToLive } = player;
  return (
    <section
      ref={setStage}
      className={shown || paused ? 'pl stage' : 'pl stage pl--quiet'}
      aria-label={title}
      {...handlers}
    >
      <OverlayHost value={stage}>
        <video ref={video} playsInline onDoubleClick={actions.toggleFullscreen} />
        <canvas ref={freeze} className="pl__freeze" hidden />
        <div className="pl__over">
          {danmaku ? <DanmakuOverlay follow={danmaku} /> : null}
          {overlay}
        </div>
        <StageMessage
          view={view}
          moving={moving}
          seenBefore={seenBefore}
          waiting={waiting}
          startAt={startAt}
          onRetry={own.refresh}
        />
        <div className="pl__head">
          {head}
          {moving ? <LiveChip latencyMs={latencyMs} onLive={seekToLive} /> : null}
        </div>
        {moving ? <StagePrompts paused={paused} silenced={prompt} onPlay={actions.togglePlaying} /> : null}
        <StageControls
          actions={actions}
          onRefresh={own.refresh}
          paused={paused}
          muted={muted}
          volume={volume}
          theatre={theatre}
          fullscreen={fullscreen}
        >
          {danmaku ? <DanmakuToggle /> : null}
          {view?.is === 'ready' ? (
            <PictureMenu view={view} commands={own} video={video} height={height} onHeight={setHeight} />
          ) : null}
        </StageControls>
      </OverlayHost>
    </section>
  );
}
