import type { VideoView } from '#contract/community/video/video-view.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { errorText } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { Spinner } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { unplayableHere } from '../engine/browser-abilities.ts';
import { setMuted } from '../sound-store.ts';
import { t } from '../texts.ts';

type StagePromptsProps = {
  readonly paused: boolean;
  /** True if it is muted though the viewer did not mute it. */
  readonly silenced: boolean;
  readonly onPlay: () => void;
};

/**
 * Prompts over the video: the large button to resume from a pause, and the button to enable sound that the browser would
 * not start.
 */
export function StagePrompts({ paused, silenced, onPlay }: StagePromptsProps) {
  if (paused) {
    return (
      <button type="button" className="player__play center" aria-label={t('player.resume')} onClick={onPlay}>
        <Icon name="play" size={30} />
      </button>
    );
  }
  if (!silenced) return null;
  return (
    <Button className="player__unmute" icon="mute" onClick={() => setMuted(false)}>
      {t('player.tapToUnmute')}
    </Button>
  );
}

type Props = {
  readonly view: VideoView | undefined;
  readonly moving: boolean;
  /** True if the previous video is still shown while the next one loads. */
  readonly seenBefore: boolean;
  readonly waiting: boolean;
  readonly startAt: ServerTime | null;
  /** True for the video of an anchor, not of a match. */
  readonly byAnchor: boolean;
  readonly onRetry: () => void;
};

const Message = ({ title, text }: { title: string; text?: string }) => (
  <div className="player__msg" role="status">
    <b>{title}</b>
    {text ? <p>{text}</p> : null}
  </div>
);

/** Message shown over the video while there is none, or while it waits. */
export function StageMessage({ view, moving, seenBefore, waiting, startAt, byAnchor, onRetry }: Props) {
  const state = view?.is ?? 'loading';
  switch (state) {
    case 'loading':
      return <Wait label={t('player.loading')} />;
    case 'ready':
      if (!moving) return <Wait label={t(seenBefore ? 'player.switching' : 'player.opening')} />;
      return waiting ? <Wait label={t('player.buffering')} /> : null;
    case 'notStarted':
      return <NotStarted startAt={startAt} byAnchor={byAnchor} />;
    case 'interrupted':
      return <Message title={t('player.interrupted')} text={t('player.opensByItself')} />;
    case 'ended':
      return <Message title={t('player.ended')} text={t('player.endedText')} />;
    case 'unknown':
      return <Message title={t('player.unknown')} />;
    case 'failed':
      return <Failed view={view} onRetry={onRetry} />;
    default:
      return state satisfies never;
  }
}

function NotStarted({ startAt, byAnchor }: Pick<Props, 'startAt' | 'byAnchor'>) {
  const time = startAt === null ? null : hourMinute(startAt);
  const [title, at, byItself] = byAnchor
    ? (['player.offAir', 'player.onAirAt', 'player.onAirByItself'] as const)
    : (['player.notStarted', 'player.startsAt', 'player.opensByItself'] as const);
  return <Message title={t(title)} text={time === null ? t(byItself) : t(at, { time })} />;
}

const Wait = ({ label }: { label: string }) => (
  <div className="player__wait">
    <Spinner label={label} size={36} />
  </div>
);

/** Returns the remedy: another line where this video cannot be read, another browser where none can: FLV needs more than HLS. */
const unsupportedText = () =>
  t(unplayableHere().includes('hls') ? 'unplayable.browser' : 'player.unsupported');

function Failed({ view, onRetry }: { view: VideoView | undefined; onRetry: () => void }) {
  if (view?.is !== 'failed') return null;
  const final = view.retryAtMono === null;
  return (
    <div className="player__msg" role="alert">
      <b>{t('player.failed')}</b>
      <p>{view.code === 'MEDIA_UNSUPPORTED' ? unsupportedText() : errorText(view.code)}</p>
      {final ? null : (
        <Button variant="primary" size="sm" onClick={onRetry}>
          {t('player.retryNow')}
        </Button>
      )}
      {final ? null : <p className="cap">{t('player.retriesByItself')}</p>}
    </div>
  );
}
