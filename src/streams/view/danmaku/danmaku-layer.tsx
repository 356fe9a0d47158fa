import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PointedText } from '#streams/danmaku/stage-messages.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import { danmaku } from './danmaku-store.ts';
import { PointedMenu } from './pointed-menu.tsx';
import type { FollowedVideo } from './stage/followed-video.ts';
import { useDanmakuStage } from './stage/use-danmaku-stage.ts';
import { usePointing } from './use-pointing.ts';
import './danmaku.css';

export type LayerProps = { readonly ports: DanmakuPorts; readonly picture: FollowedVideo };

const PERCENT = 100;

/**
 * Chat that flies over the video. It repeats the chat, so it is hidden from screen readers, except for the text under the
 * pointer.
 */
export function DanmakuLayer({ ports, picture }: LayerProps) {
  const host = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<PointedText | null>(null);
  const { look } = useSnapshot(danmaku);
  const tell = useDanmakuStage({ host, follow: ports.follow, look, picture, onPointed: setPointed });
  const putBack = () => {
    tell({ is: 'putBack' });
    setPointed(null);
  };
  const menu = usePointing({ host, tell, isOpen: pointed !== null, putBack });
  return (
    <div className="danmaku">
      <div
        ref={host}
        className="danmaku__stage"
        aria-hidden="true"
        style={{ opacity: look.opacity / PERCENT }}
      />
      {pointed && <PointedMenu ref={menu} pointed={pointed} ports={ports} onDone={putBack} />}
    </div>
  );
}
