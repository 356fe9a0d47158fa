import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { danmaku } from './danmaku-store.ts';
import type { FollowDanmaku } from './follow-danmaku.ts';
import type { Picture } from './picture.ts';
import { useDanmakuStage } from './use-danmaku-stage.ts';
import './danmaku.css';

export type LayerProps = { readonly follow: FollowDanmaku; readonly picture: Picture };

const PERCENT = 100;

/** Chat that crosses the picture. It repeats what the chat says, so it is not read aloud. */
export function DanmakuLayer({ follow, picture }: LayerProps) {
  const host = useRef<HTMLDivElement>(null);
  const { look } = useSnapshot(danmaku);
  useDanmakuStage({ host, follow, look, picture, onPointed: () => undefined });
  return <div ref={host} className="dm" aria-hidden="true" style={{ opacity: look.opacity / PERCENT }} />;
}
