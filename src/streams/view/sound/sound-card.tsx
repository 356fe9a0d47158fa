import { Button } from '#kit/action/button.tsx';
import { t } from '../texts.ts';
import './sound-card.css';

/** Whom one listens to. */
export type Voice = {
  /** The anchor, or the match. */
  readonly name: string;
  /** The portrait of the anchor, or the badges of both sides. */
  readonly faces: readonly string[];
};

export type SoundCardProps = {
  readonly voice: Voice;
  /** Sound is coming out. */
  readonly live: boolean;
  /** True if it is in the corner of another page, where its texts and buttons are around it. */
  readonly mini: boolean;
  /** True if the video is in picture-in-picture. */
  readonly apart?: boolean;
  readonly onShowVideo: () => void;
};

const BARS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** Card shown for a room whose video is off, or elsewhere. */
export function SoundCard({
  voice: { name, faces },
  live,
  mini,
  apart = false,
  onShowVideo,
}: SoundCardProps) {
  return (
    <div className={mini ? 'sound sound--mini' : 'sound'}>
      <div className="sound__in">
        <span className="sound__faces">
          {faces.map((src) => (
            <img key={src} className="sound__face" src={src} alt="" />
          ))}
        </span>
        {mini ? null : <b className="sound__title ell">{name}</b>}
        <span className={live ? 'sound__bars sound__bars--live' : 'sound__bars'} aria-hidden="true">
          {BARS.map((bar) => (
            <i key={bar} />
          ))}
        </span>
        <p className={mini ? 'sr' : 'sound__say'} role="status">
          {t(apart ? 'listening.apart' : 'listening.now')}
        </p>
        {mini ? null : (
          <Button size="sm" className="sound__back" onClick={onShowVideo}>
            {t(apart ? 'listening.takeBack' : 'listening.showPicture')}
          </Button>
        )}
      </div>
    </div>
  );
}
