import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { VideoView } from '#contract/community/video/video-view.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { FullscreenChat, FullscreenChatButton } from '../controls/fullscreen-chat.tsx';
import { LiveChip } from '../controls/live-chip.tsx';
import { SourceMenu } from '../controls/source-menu.tsx';
import { StageControls } from '../controls/stage-controls.tsx';
import { useControlsShown } from '../controls/use-controls-shown.ts';
import { type StageActions, useStageActions } from '../controls/use-stage-actions.ts';
import { DanmakuControls } from '../danmaku/danmaku-controls.tsx';
import { DanmakuOverlay } from '../danmaku/danmaku-overlay.tsx';
import type { DanmakuPorts } from '../danmaku/danmaku-ports.ts';
import { isListening } from '../player/quality-choice.ts';
import { ListeningLayer } from '../sound/listening-layer.tsx';
import type { Voice } from '../sound/sound-card.tsx';
import { useSound } from '../sound/use-sound.ts';
import { sound } from '../sound-store.ts';
import { createPlaybackClock, type PlaybackClock } from '../time/playback-clock.ts';
import type { TimelineMark, VideoTimeline } from '../time/timeline-mark.ts';
import { useFullscreen, usePaused, useWaiting } from '../use-element-state.ts';
import type { VideoCommands } from '../video-ports.ts';
import { resumeOnSelection } from './resume-on-selection.ts';
import { StageMessage, StagePrompts } from './stage-message.tsx';
import { type PlayerElements, type PlayerState, usePlayer } from './use-player.ts';
import './video-stage.css';

type Props = {
  readonly view: VideoView | undefined;
  readonly commands: VideoCommands;
  readonly serverNow: () => number;
  /** Height limit before the viewer selects one, in lines. */
  readonly sparingHeight?: number | null;
  /** Accessible name of the video. */
  readonly title: string;
  /** Anchor shown in place of the video while there is audio only. */
  readonly voice?: Voice;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
  readonly startAt: ServerTime | null;
  /** True for the video of an anchor, not of a match. */
  readonly byAnchor?: boolean;
  /** Content at the top of the video: score, viewers. */
  readonly head: ReactNode;
  /** Overlay of the video: gifts, entrances. */
  readonly overlay: ReactNode;
  /** Danmaku that fly over the video; without them there is no switch. */
  readonly danmaku?: DanmakuPorts | undefined;
  /** Chat for viewers who enable it over a full-screen video. */
  readonly chat?: ReactNode;
  /** True if it is in the corner of another page: the bare video, whose controls are around it. */
  readonly mini?: boolean;
  /** Out of sight: it plays on without a sound. */
  readonly silent?: boolean;
  /** Receives the position of the video. */
  readonly clock?: PlaybackClock | undefined;
  /** Seekable moments of the match, the oldest first. */
  readonly marks?: readonly TimelineMark[] | undefined;
};

const TimeRow = lazyPart(() => import('../time/time-row.tsx').then((file) => file.TimeRow));

const NO_MARKS: readonly TimelineMark[] = [];

/** Time row, shown once there is a video; its code loads after that. */
function Time({ player, timeline }: Pick<BarProps, 'player' | 'timeline'>) {
  if (!player.seenBefore) return null;
  return (
    <OptionalPart>
      <TimeRow {...player.time} {...timeline} />
    </OptionalPart>
  );
}

const Head = ({ head, player }: Pick<Props, 'head'> & { player: PlayerState }) => (
  <div className="player__head row gap-8">
    {head}
    {player.moving ? (
      <LiveChip
        latencyMs={player.latencyMs}
        behind={player.time.behind}
        onLive={() => player.time.position.toLive()}
      />
    ) : null}
  </div>
);

type BarProps = Pick<Props, 'view' | 'theatre' | 'danmaku' | 'chat'> & {
  readonly own: VideoCommands;
  readonly actions: StageActions;
  readonly stage: HTMLElement | null;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly paused: boolean;
  readonly height: number | null;
  readonly onHeight: (height: number | null) => void;
  readonly player: PlayerState;
  readonly timeline: VideoTimeline;
};

function Bar(props: BarProps) {
  const { view, theatre, danmaku, chat, own, actions, stage, video, paused, height, onHeight } = props;
  const { muted, volume } = useSnapshot(sound);
  const fullscreen = useFullscreen(stage);
  const hasChat = fullscreen && Boolean(chat);
  return (
    <>
      <StageControls
        actions={actions}
        onRefresh={own.refresh}
        paused={paused}
        muted={muted}
        volume={volume}
        theatre={theatre}
        fullscreen={fullscreen}
        hasVideo={!isListening(view)}
        time={<Time {...props} />}
      >
        {danmaku ? <DanmakuControls ports={danmaku} /> : null}
        {view?.is === 'ready' ? (
          <SourceMenu view={view} commands={own} video={video} height={height} onHeight={onHeight} />
        ) : null}
        {hasChat ? <FullscreenChatButton /> : null}
      </StageControls>
      {hasChat ? <FullscreenChat>{chat}</FullscreenChat> : null}
    </>
  );
}

type LayersProps = Pick<Props, 'danmaku' | 'overlay' | 'view' | 'title' | 'voice' | 'mini'> &
  PlayerElements & {
    readonly own: VideoCommands;
    readonly player: PlayerState;
    readonly paused: boolean;
    readonly onDoubleClick: () => void;
  };

/** Video, last frame of the previous one, and the layers that fly over them. */
function Layers(props: LayersProps) {
  const { video, freeze, danmaku, overlay, player, onDoubleClick, own, paused } = props;
  const { filmedAt, moving } = player;
  const { muted } = useSnapshot(sound);
  return (
    <>
      {/* Firefox would place its own button over the stage, where it intercepts our clicks. */}
      <video ref={video} playsInline disablePictureInPicture onDoubleClick={onDoubleClick} />
      <canvas ref={freeze} className="player__freeze" hidden />
      <ListeningLayer
        view={props.view}
        commands={own}
        moving={moving}
        voice={props.voice ?? { name: props.title, faces: [] }}
        live={!paused && !muted}
        mini={props.mini ?? false}
      />
      <div className="player__over">
        {danmaku && player.seenBefore ? (
          <DanmakuOverlay ports={danmaku} followedVideo={{ video, filmedAt, moving }} />
        ) : null}
        {overlay}
      </div>
    </>
  );
}

/** Live video of a room with its states, controls, keys and sound [2.11, 4.01]. */
export function VideoStage(props: Props) {
  const { view, commands, title, startAt, byAnchor = false, head, mini = false, silent = false } = props;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [ownClock] = useState(createPlaybackClock);
  const clock = props.clock ?? ownClock;
  const video = useRef<HTMLVideoElement>(null);
  const freeze = useRef<HTMLCanvasElement>(null);
  const player = usePlayer({ ...props, clock, height: height ?? props.sparingHeight ?? null, video, freeze });
  const { marks = NO_MARKS, serverNow } = props;
  const timeline = { position: player.time.position, clock, marks, serverNow };
  const { prompt } = useSound(video, silent);
  const paused = usePaused(video);
  const waiting = useWaiting(video);
  const { shown, handlers } = useControlsShown();
  const { actions, sheet } = useStageActions({ stage, video }, props, timeline, !mini);

  const own = resumeOnSelection(commands, video, player.time.position);
  const { moving } = player;
  return (
    <section
      ref={setStage}
      className={shown || paused ? 'player stage' : 'player stage player--quiet'}
      aria-label={title}
      {...handlers}
    >
      <OverlayHost value={stage}>
        <Layers
          {...props}
          {...{ own, video, freeze, player, paused }}
          onDoubleClick={actions.toggleFullscreen}
        />
        <StageMessage
          view={view}
          moving={moving}
          seenBefore={player.seenBefore}
          waiting={waiting}
          startAt={startAt}
          byAnchor={byAnchor}
          onRetry={own.refresh}
        />
        {mini ? null : <Head head={head} player={player} />}
        {moving ? (
          <StagePrompts paused={paused} silenced={prompt && !mini} onPlay={actions.togglePlaying} />
        ) : null}
        {mini ? null : (
          <Bar
            {...props}
            {...{ own, actions, stage, video, paused, height, player, timeline }}
            onHeight={setHeight}
          />
        )}
      </OverlayHost>
      {sheet}
    </section>
  );
}
