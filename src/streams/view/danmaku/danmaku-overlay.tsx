import { useSnapshot } from 'valtio';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { usePictureInPicture } from '../use-element-state.ts';
import type { LayerProps } from './danmaku-layer.tsx';
import { danmaku } from './danmaku-store.ts';

const DanmakuLayer = lazyPart(() => import('./danmaku-layer.tsx').then((file) => file.DanmakuLayer));

/** The layer, while the viewer has it on and the picture is here and not in a window of its own. */
export function DanmakuOverlay(props: LayerProps) {
  const { on } = useSnapshot(danmaku);
  const elsewhere = usePictureInPicture(props.picture.video);
  return on && !elsewhere ? (
    <OptionalPart>
      <DanmakuLayer {...props} />
    </OptionalPart>
  ) : null;
}
