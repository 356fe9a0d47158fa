import { useSnapshot } from 'valtio';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { usePictureInPicture } from '../use-element-state.ts';
import type { LayerProps } from './danmaku-layer.tsx';
import { danmaku } from './danmaku-store.ts';

const DanmakuLayer = lazyPart(() => import('./danmaku-layer.tsx').then((file) => file.DanmakuLayer));

/** Danmaku layer, while it is enabled and the video is in the page and not in a separate window. */
export function DanmakuOverlay(props: LayerProps) {
  const { on } = useSnapshot(danmaku);
  const elsewhere = usePictureInPicture(props.followedVideo.video);
  return on && !elsewhere ? (
    <OptionalPart>
      <DanmakuLayer {...props} />
    </OptionalPart>
  ) : null;
}
