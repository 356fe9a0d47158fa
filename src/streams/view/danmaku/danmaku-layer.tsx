import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import type { PointedText, StageRequest } from '#streams/danmaku/stage-messages.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import { danmaku } from './danmaku-store.ts';
import { PointedMenu } from './pointed-menu.tsx';
import { type FollowedVideo, useDanmakuStage } from './stage/use-danmaku-stage.ts';
import './danmaku.css';

export type LayerProps = { readonly ports: DanmakuPorts; readonly followedVideo: FollowedVideo };

const PERCENT = 100;

/** Delay before hit testing, so that a mouse that only crosses the video sends no requests. */
const REST_MS = 60;

type Pointing = {
  readonly host: RefObject<HTMLElement | null>;
  readonly send: (request: StageRequest) => void;
  /** A text has been lifted out. */
  readonly isOpen: boolean;
  readonly restore: () => void;
};

/** Controls and prompts are above the texts. */
const isVideoSurface = (target: EventTarget | null): boolean =>
  target instanceof HTMLVideoElement || target instanceof HTMLCanvasElement;

type PointerPosition = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Queries the stage for the text under a resting mouse or a tap, and puts it back once the pointer is elsewhere.
 * @returns the ref of the element that shows the lifted text: over it no query is sent
 */
function usePointing({ host, send, isOpen, restore }: Pointing): RefObject<HTMLDivElement | null> {
  const stage = use(OverlayHost);
  const menu = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hitTest = useEffectEvent(({ clientX, clientY }: PointerPosition) => {
    const box = host.current?.getBoundingClientRect();
    if (box) send({ is: 'point', xPx: clientX - box.left, yPx: clientY - box.top });
  });
  const leave = useEffectEvent(() => {
    clearTimeout(resting.current);
    if (isOpen) restore();
  });
  const point = useEffectEvent(({ type, pointerType, target, clientX, clientY }: PointerEvent) => {
    if ((pointerType === 'mouse') !== (type === 'pointermove')) return;
    if (target instanceof Node && menu.current?.contains(target)) return clearTimeout(resting.current);
    if (!isVideoSurface(target)) return leave();
    clearTimeout(resting.current);
    const position = { clientX, clientY };
    resting.current = setTimeout(() => hitTest(position), pointerType === 'mouse' ? REST_MS : 0);
  });

  useEffect(() => {
    if (!stage) return;
    const away = new AbortController();
    const { signal } = away;
    stage.addEventListener('pointermove', point, { signal });
    stage.addEventListener('pointerup', point, { signal });
    stage.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave(), {
      signal,
    });
    return () => {
      away.abort();
      clearTimeout(resting.current);
    };
  }, [stage]);
  return menu;
}

/**
 * Chat that flies over the video. It repeats the chat, so it is hidden from screen readers, except for the text under the
 * pointer.
 */
export function DanmakuLayer({ ports, followedVideo }: LayerProps) {
  const host = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<PointedText | null>(null);
  const { appearance } = useSnapshot(danmaku);
  const send = useDanmakuStage({
    host,
    follow: ports.follow,
    appearance,
    followedVideo,
    onPointed: setPointed,
  });
  const restore = () => {
    send({ is: 'putBack' });
    setPointed(null);
  };
  const menu = usePointing({ host, send, isOpen: pointed !== null, restore });
  return (
    <div className="danmaku">
      <div
        ref={host}
        className="danmaku__stage"
        aria-hidden="true"
        style={{ opacity: appearance.opacity / PERCENT }}
      />
      {pointed && <PointedMenu ref={menu} pointed={pointed} ports={ports} onDone={restore} />}
    </div>
  );
}
