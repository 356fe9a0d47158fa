import { useEffect, useEffectEvent, useRef } from 'react';
import { useDataSaver } from '#app/core-client/data-saver.ts';
import type { GiftStageView } from '#contract/models/gift-stage.ts';
import { DrawnGift } from './drawn-gift.tsx';
import { Entrance } from './entrance.tsx';
import { GiftBanners } from './gift-banners.tsx';
import type { GiftStagePorts } from './gift-ports.ts';
import { useMovie } from './use-movie.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import './gift-stage.css';

type Props = {
  readonly view: GiftStageView;
  readonly muted: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly ports: GiftStagePorts;
};

/**
 * Gifts over the picture, as the core directs them: one animation, two banners, one entrance. Takes no presses. Who wants less
 * motion or less traffic sees the banners alone.
 */
export function GiftStage({ view, muted, volume, ports }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const saving = useDataSaver();
  const quiet = reduced || saving;
  const tell = useEffectEvent((isQuiet: boolean) => ports.quiet(isQuiet));
  useEffect(() => tell(quiet), [quiet]);
  const run = quiet ? null : view.animation;
  const broken = useMovie(host, { run, volume: muted ? 0 : volume, ports });
  return (
    <div className="gift-stage">
      <div ref={host} className="gift-stage__movie" aria-hidden="true" />
      {run && broken === run.runId ? (
        <DrawnGift key={run.runId} run={run} onEnd={() => ports.shown(run.runId)} />
      ) : null}
      {view.entrance && !reduced ? <Entrance key={view.entrance.userId} sender={view.entrance} /> : null}
      <GiftBanners runs={view.banners} place="stage" />
    </div>
  );
}
