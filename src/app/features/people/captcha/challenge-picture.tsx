import type { ReactNode } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { DataPicture } from '#kit/picture/data-picture.tsx';
import { t } from './texts.ts';

type ChallengePictureProps = {
  /** SVG text. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Empty where a control beside it says what to do. */
  readonly alt: string;
  readonly onAnother: () => void;
  readonly children?: ReactNode;
};

/** The picture of a challenge at its own proportions, with whatever lies on it, and a way to another one. */
export const ChallengePicture = ({
  source,
  width,
  height,
  alt,
  onAnother,
  children,
}: ChallengePictureProps) => (
  <div className="vf__picture" style={{ aspectRatio: `${width} / ${height}` }}>
    <DataPicture content={source} type="image/svg+xml" alt={alt} />
    {children}
    <IconButton icon="refresh" size="sm" label={t('captcha.another')} onClick={onAnother} />
  </div>
);
