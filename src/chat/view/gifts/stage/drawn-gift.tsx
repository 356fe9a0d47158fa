import type { GiftRun } from '#contract/community/gift/stage.ts';
import './drawn-gift.css';

type Props = {
  readonly run: GiftRun;
  /** Called when it has been shown to its end. */
  readonly onEnd: () => void;
};

/** Fallback for an animation that cannot be played: the drawing of the gift rises over the video and disappears. */
export const DrawnGift = ({ run, onEnd }: Props) => (
  <div className="drawn-gift" aria-hidden="true">
    <img src={run.iconUrl} alt="" width={160} height={160} onAnimationEnd={onEnd} />
  </div>
);
