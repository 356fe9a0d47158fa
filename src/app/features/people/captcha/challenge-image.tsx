import type { ReactNode } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { DataImage } from '#kit/picture/data-image.tsx';
import { t } from './texts.ts';

type ChallengeImageProps = {
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
export const ChallengeImage = ({ source, width, height, alt, onAnother, children }: ChallengeImageProps) => (
  <div className="captcha__picture" style={{ aspectRatio: `${width} / ${height}` }}>
    <DataImage content={source} type="image/svg+xml" alt={alt} />
    {children}
    <IconButton icon="refresh" size="sm" label={t('captcha.another')} onClick={onAnother} />
  </div>
);
