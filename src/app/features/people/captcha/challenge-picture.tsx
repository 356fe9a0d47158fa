import type { ReactNode } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { DataPicture } from '#kit/picture/data-picture.tsx';
import { t } from './texts.ts';

type ChallengePictureProps = {
  /** SVG text. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text, empty where a control beside it has the instruction. */
  readonly alt: string;
  readonly onAnother: () => void;
  readonly children?: ReactNode;
};

/** Image of a challenge at its own aspect ratio, with its overlay, and a button for another one. */
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
