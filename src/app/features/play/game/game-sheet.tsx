import './game-sheet.css';
import type { ReactNode } from 'react';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import type { Game, HeatPoints } from '#contract/play/game/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { deviationText, percentText } from './game-figures.ts';
import { t } from './texts.ts';
import { useFavourite } from './use-favourite.ts';

const HOURS_AGO = [4, 3, 2, 1, 0] as const;

const heatText = (hours: number, value: number) =>
  hours === 0 ? t('game.heatNow', { value }) : t('game.heatHour', { hours, value });

/** Heat of the last five hours as bars, oldest first [9.01]. */
function HeatHours({ heat }: { heat: HeatPoints }) {
  return (
    <figure className="heat">
      <figcaption className="cap t3">{t('game.heatHours')}</figcaption>
      <ul className="heat__bars">
        {HOURS_AGO.map((hours, index) => (
          <li key={hours} aria-label={heatText(hours, heat[index] ?? 0)}>
            <span className="heat__bar" style={{ height: `${heat[index] ?? 0}%` }} />
          </li>
        ))}
      </ul>
      <div className="heat__ends cap t3" aria-hidden="true">
        <span>{t('game.hoursAgo', { hours: HOURS_AGO[0] })}</span>
        <span>{t('game.now')}</span>
      </div>
    </figure>
  );
}

/** The launch part is loaded with the open sheet, not with every list of games. */
const LaunchPart = lazyPart(() =>
  import('#app/features/play/venue/launch/launch-part.tsx').then((file) => file.LaunchPart),
);

const returnText = ({ rtp, rtpMost }: Game): string =>
  rtp === rtpMost
    ? percentText(rtp)
    : t('game.rtpRange', { least: percentText(rtp), most: percentText(rtpMost) });

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="game-sheet__fact">
    <dt className="t3">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Collect({ game }: { game: Game }) {
  const { isOn, busy, toggle } = useFavourite(game);
  return (
    <Button icon="heart" loading={busy} aria-pressed={isOn} className="game-sheet__collect" onClick={toggle}>
      {t(isOn ? 'game.collected' : 'game.collect')}
    </Button>
  );
}

function Maintained({ until }: { until: Game['maintainedUntil'] }) {
  const text =
    until === null ? t('game.maintained') : t('game.maintainedUntil', { time: dayTimeText(until) });
  return (
    <Banner tone="alert">
      <b>{text}</b>
      <br />
      {t('game.maintainedText')}
    </Banner>
  );
}

function Facts({ game }: { game: Game }) {
  return (
    <dl className="game-sheet__facts">
      <Fact name={t('game.venue')}>{game.venueName}</Fact>
      <Fact name={t('game.brand')}>{game.brand}</Fact>
      <Fact name={t('game.category')}>{t(`game.${game.category}`)}</Fact>
      <Fact name={t('game.rtp')}>
        <span className="num">{returnText(game)}</span>
      </Fact>
      <Fact name={t('game.volatility')}>{deviationText(game)}</Fact>
    </dl>
  );
}

/** Details of a game, and its favourite state. The sheet is closed while `game` is null. */
export function GameSheet({ game, onClose }: { game: Game | null; onClose: () => void }) {
  return (
    <Sheet
      open={game !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('game.facts')}
      closeLabel={t('common.close')}
    >
      {game === null ? null : (
        <div className="stack gap-20">
          <div className="game-sheet__head">
            <img src={game.cover} alt="" width={300} height={400} />
            <div className="game-sheet__names column gap-4">
              <h3>{game.name}</h3>
              <span className="t2 sm">{game.venueName}</span>
              {game.isNew ? <Tag tone="primary">{t('game.isNew')}</Tag> : null}
              <Collect game={game} />
            </div>
          </div>
          {game.status === 'disabled' ? <Maintained until={game.maintainedUntil} /> : null}
          <PartArea wait={<SkeletonRows count={2} />}>
            <LaunchPart game={game} onLeave={onClose} />
          </PartArea>
          <Facts game={game} />
          {game.status === 'disabled' ? null : <HeatHours heat={game.heat} />}
          <p className="cap t3">{t('game.rtpNote')}</p>
        </div>
      )}
    </Sheet>
  );
}
