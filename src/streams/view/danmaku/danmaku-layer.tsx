import { useEffect, useRef } from 'react';
import { createDanmakuStage, type DanmakuLine } from './danmaku-stage.ts';
import './danmaku.css';

/** Calls back for each new line of the chat until the returned function is called. */
export type FollowLines = (onLine: (line: DanmakuLine) => void) => () => void;

/** Chat running across the picture. It repeats what the chat says, so it is not read aloud. */
export function DanmakuLayer({ follow }: { follow: FollowLines }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const stage = createDanmakuStage(host.current);
    const unfollow = follow(stage.show);
    const visibilityChanged = () => (document.hidden ? stage.pause() : stage.resume());
    visibilityChanged();
    document.addEventListener('visibilitychange', visibilityChanged);
    return () => {
      document.removeEventListener('visibilitychange', visibilityChanged);
      unfollow();
      stage.destroy();
    };
  }, [follow]);
  return <div ref={host} className="dm" aria-hidden="true" />;
}
