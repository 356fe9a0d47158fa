import type { GiftRun, GiftStageView } from '#contract/community/gift/stage.ts';
import './gift-stage.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#chat/view/texts.ts';
import type { Sender } from '#contract/community/chat/row.ts';
import { useDataSaver } from '#core-client/storage/data-saver.ts';
import { useReducedMotion } from '#kit/layout/use-media-query.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import type { GiftStagePorts } from '../gift-ports.ts';
import { GiftBanners } from './gift-banners.tsx';
import { useMovie } from './use-movie.ts';

type DrawnGiftProps = {
  readonly run: GiftRun;
  /** Called when it has been shown to its end. */
  readonly onEnd: () => void;
};

/** Fallback for an animation that cannot be played: the drawing of the gift rises over the video and disappears. */
const DrawnGift = ({ run, onEnd }: DrawnGiftProps) => (
  <div className="drawn-gift center" aria-hidden="true">
    <img src={run.iconUrl} alt="" width={160} height={160} onAnimationEnd={onEnd} />
  </div>
);

/** Entrance of a high-tier member [6.08]: a corner of the pitch opens across the video. */
function Entrance({ sender }: { sender: Sender }) {
  return (
    <div className="gift-entrance row gap-8" aria-hidden="true">
      <svg className="gift-entrance__corner" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M10 4V54H60M10 24A30 30 0 0 1 40 54" />
      </svg>
      <Avatar src={sender.avatar || undefined} size={32} />
      <LevelBadge level={sender.level} />
      <b>{sender.name}</b>
      <span className="gift-entrance__said">{t('gift.entrance')}</span>
    </div>
  );
}

type Props = {
  readonly view: GiftStageView;
  readonly muted: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly ports: GiftStagePorts;
};

/**
 * Gifts over the video, as directed by the core: one animation, two banners, one entrance. Ignores presses. With reduced
 * motion or reduced data usage only the banners are shown.
 */
export function GiftStage({ view, muted, volume, ports }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const saving = useDataSaver();
  const quiet = reduced || saving;
  const reportQuiet = useEffectEvent((isQuiet: boolean) => ports.quiet(isQuiet));
  useEffect(() => reportQuiet(quiet), [quiet]);
  const run = quiet ? null : view.animation;
  const broken = useMovie(host, { run, volume: muted ? 0 : volume, ports });
  return (
    <div className="gift-stage">
      <div ref={host} className="gift-stage__movie" aria-hidden="true" />
      {run && broken === run.runId ? (
        <DrawnGift key={run.runId} run={run} onEnd={() => ports.shown(run.runId)} />
      ) : null}
      {view.entrance && !reduced ? <Entrance key={view.entrance.userId} sender={view.entrance} /> : null}
      <GiftBanners runs={view.banners} placement="stage" />
    </div>
  );
}
