import { useState } from 'react';
import { type OddsRow, OddsTable } from '#app/features/activity/head/prize/odds-table.tsx';
import { envelopesCommitment, envelopesOf } from '#contract/activity/rules/envelope-list.ts';
import type { RainPart, RainWindow } from '#contract/activity/schema/kinds/rain.ts';
import { formatCoins } from '#contract/units/money.ts';
import { hourMinute } from '#contract/units/time.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from './texts.ts';
import './rain-side.css';

type Last = NonNullable<RainPart['last']>;

const TOTAL_WEIGHT = 10_000;

type Band = RainPart['bands'][number];

const nameOf = ({ from, to }: Band) =>
  from === to ? t('rain.bandOne', { from }) : t('rain.band', { from, to });

/** Returns the contents of a window's envelopes as a table of chances: parts of ten thousand that add up to it exactly. */
export function bandRows(bands: readonly Band[]): readonly OddsRow[] {
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  const floors = bands.map(({ count }) => Math.floor((count * TOTAL_WEIGHT) / all));
  const missing = TOTAL_WEIGHT - floors.reduce((sum, weight) => sum + weight, 0);
  const byRest = bands
    .map(({ count }, index) => ({ index, rest: (count * TOTAL_WEIGHT) % all }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return bands.map((band, index) => ({
    key: String(band.from),
    art: index < bands.length - 1 ? 'coin' : 'coins',
    name: nameOf(band),
    weight: (floors[index] ?? 0) + (byRest.includes(index) ? 1 : 0),
    note: t('rain.sheets', { count: band.count }),
  }));
}

/** Contents of the envelopes of the window that is open or next. */
export function BandsCard({ bands, window }: { bands: RainPart['bands']; window: RainWindow }) {
  return (
    <Card aria-label={t('rain.odds')}>
      <div className="padded__head">
        <h2>{t('rain.odds')}</h2>
        <span>{t('rain.oddsSub', { time: hourMinute(window.openAt), count: window.envelopes })}</span>
      </div>
      <OddsTable rows={bandRows(bands)} />
      <p className="rain-side__note cap t3">{t('rain.oddsNote')}</p>
    </Card>
  );
}

/** Members with the highest amounts in the last window. */
export function LastCard({ last }: { last: RainPart['last'] }) {
  return (
    <Card aria-label={t('rain.last')}>
      <div className="padded__head">
        <h2>{t('rain.last')}</h2>
        {last ? (
          <span>{t('rain.lastSub', { time: hourMinute(last.openAt), count: last.people })}</span>
        ) : null}
      </div>
      {last ? (
        <ol className="ruled rain-ranking">
          {last.top.map(({ name, avatar, coins }, index) => (
            <li key={name}>
              <span className="rain-ranking__rank num">{index + 1}</span>
              <Avatar src={avatar} size={26} />
              <span>{name}</span>
              <b className="gold-text num">{formatCoins(coins)}</b>
            </li>
          ))}
        </ol>
      ) : (
        <p className="rain-side__note cap t3">{t('rain.lastNone')}</p>
      )}
    </Card>
  );
}

/** Reports whether the list of a window follows from its seed and is the one that its commitment was published for. */
const isAsPublished = ({ seed, pot, envelopes, commitment }: Last): boolean =>
  envelopesCommitment(seed, envelopesOf(seed, Number(pot), envelopes)) === commitment;

function Verify({ last }: { last: Last }) {
  const [same, setSame] = useState<boolean | null>(null);
  const params = { count: last.envelopes, coins: formatCoins(last.pot) };
  return (
    <>
      <Button size="sm" onClick={() => setSame(isAsPublished(last))}>
        {t('rain.verify')}
      </Button>
      <p className="rain-side__note cap t3" role="status">
        {same === null ? '' : same ? t('rain.verified', params) : t('rain.differs')}
      </p>
    </>
  );
}

/** Explanation of how to verify that nothing was changed, and the means to do it. */
export const FairCard = ({ window, last }: { window: RainWindow | null; last: RainPart['last'] }) => (
  <Card aria-label={t('rain.proof')}>
    <div className="padded__head">
      <h2>{t('rain.proof')}</h2>
    </div>
    <ol className="activity-rules">
      <li>{t('rain.proof1')}</li>
      <li>{t('rain.proof2')}</li>
      <li>{t('rain.proof3')}</li>
    </ol>
    {window && window.commitment !== '' ? (
      <p className="rain-side__hash cap t3">
        {t('rain.commitment')} <code>{window.commitment}</code>
      </p>
    ) : null}
    {last ? <Verify key={last.seed} last={last} /> : null}
  </Card>
);
