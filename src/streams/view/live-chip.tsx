import { LiveTag } from '#app/kit/mark/live-tag.tsx';
import { t } from './texts.ts';

/** From here on, ms, the viewer is offered the way back to the present. */
const BEHIND_MS = 15_000;
const seconds = (ms: number) => Math.max(1, Math.round(ms / 1_000));

/** How far the picture is behind the moment of filming; a button once that is far. */
export function LiveChip({ latencyMs, onLive }: { latencyMs: number | null; onLive: () => void }) {
  if (latencyMs === null) return <LiveTag text={t('player.live')} />;
  if (latencyMs < BEHIND_MS) return <LiveTag text={t('player.latency', { seconds: seconds(latencyMs) })} />;
  return (
    <button type="button" className="pl__behind" onClick={onLive}>
      {t('player.behind', { seconds: seconds(latencyMs) })}
    </button>
  );
}
