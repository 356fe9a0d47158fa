import { shortClock } from '#contract/units/time.ts';
import { LiveTag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';

/** From here on, ms, the viewer is offered the way back to the present. */
const BEHIND_MS = 15_000;
const seconds = (ms: number) => Math.max(1, Math.round(ms / 1_000));

type Props = {
  readonly latencyMs: number | null;
  /** True if the viewer has gone back in the stream. */
  readonly behind: boolean;
  readonly onLive: () => void;
};

/** Latency of the video behind the live edge; a button once that is large, or the viewer has gone back. */
export function LiveChip({ latencyMs, behind, onLive }: Props) {
  if (latencyMs === null) return <LiveTag text={t('player.live')} />;
  if (latencyMs < BEHIND_MS && !behind)
    return <LiveTag text={t('player.latency', { seconds: seconds(latencyMs) })} />;
  return (
    <button type="button" className="player__behind" onClick={onLive}>
      {t('player.behind', { time: shortClock(latencyMs) })}
    </button>
  );
}
