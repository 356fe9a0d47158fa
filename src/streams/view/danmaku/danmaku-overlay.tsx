import { useSnapshot } from 'valtio';
import { DanmakuLayer, type FollowLines } from './danmaku-layer.tsx';
import { danmaku } from './danmaku-store.ts';

/** The layer, while the viewer has it on. */
export function DanmakuOverlay({ follow }: { follow: FollowLines }) {
  const { on } = useSnapshot(danmaku);
  return on ? <DanmakuLayer follow={follow} /> : null;
}
