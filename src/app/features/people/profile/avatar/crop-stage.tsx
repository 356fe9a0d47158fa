import { type PointerEvent, useRef } from 'react';
import { isPrimaryPress } from '#kit/action/press.ts';
import { Slider } from '#kit/form/slider.tsx';
import { t } from '../texts.ts';
import { type Crop, draggedCrop, maxZoomOf, type Size, squareOf } from './crop.ts';

interface CutProps {
  src: string;
  size: Size;
  crop: Crop;
}

/** Cropped part of an image, filling its container. */
export function Cut({ src, size, crop }: CutProps) {
  const { side, left, top } = squareOf(size, crop);
  const percent = (part: number) => `${(part / side) * 100}%`;
  return (
    <img
      className="cut"
      src={src}
      alt=""
      draggable={false}
      style={{ width: percent(size.width), left: percent(-left), top: percent(-top) }}
    />
  );
}

/** Moves the image by the pointer. @returns the event handlers of the stage */
function useDrag(size: Size, crop: Crop, onCrop: (crop: Crop) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (!isPrimaryPress(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>) => {
      const before = from.current;
      if (before === null) return;
      from.current = { x, y };
      onCrop(draggedCrop(size, crop, [x - before.x, y - before.y], currentTarget.clientWidth));
    },
    onLostPointerCapture: () => {
      from.current = null;
    },
  };
}

const PERCENT = 100;

/** Crop of a photo: dragged with the pointer, or moved and enlarged by sliders, which arrow keys move too. */
export function CropStage({ src, size, crop, onCrop }: CutProps & { onCrop: (crop: Crop) => void }) {
  const drag = useDrag(size, crop, onCrop);
  const percent = Math.round(crop.zoom * PERCENT);
  const sliderOf = (of: 'across' | 'down') => (
    <div className="crop__slider">
      <span aria-hidden="true">{t(`avatar.${of}`)}</span>
      <Slider
        label={t(`avatar.${of}`)}
        value={Math.round(crop[of] * PERCENT)}
        onValueChange={(value) => onCrop({ ...crop, [of]: value / PERCENT })}
      />
    </div>
  );
  return (
    <div className="crop">
      <div className="crop__stage" {...drag}>
        <Cut src={src} size={size} crop={crop} />
        <span className="crop__mask" aria-hidden="true" />
        <span className="crop__tip cap" aria-hidden="true">
          {t('avatar.tip')}
        </span>
      </div>
      <div className="crop__slider">
        <span aria-hidden="true">{t('avatar.zoom')}</span>
        <Slider
          label={t('avatar.zoom')}
          min={PERCENT}
          max={Math.max(PERCENT + 1, Math.round(maxZoomOf(size) * PERCENT))}
          value={percent}
          valueText={t('avatar.zoomText', { percent })}
          disabled={maxZoomOf(size) === 1}
          onValueChange={(value) => onCrop({ ...crop, zoom: value / PERCENT })}
        />
      </div>
      {sliderOf('across')}
      {sliderOf('down')}
    </div>
  );
}
