import { useEffect, useRef } from 'react';
import { activityRecordsPath } from '#app/routes/paths.ts';
import type { RainEntry } from '#contract/activity/schema/kinds/rain.ts';
import { type Coins, formatCoins } from '#contract/units/money.ts';
import { hourMinute } from '#contract/units/time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { Envelope, OpenEnvelope } from './envelope.tsx';
import { ENVELOPE_TONES } from './rain-lanes.ts';
import { t } from './texts.ts';
import './rain-result.css';

interface RainTableProps {
  envelopes: readonly Coins[];
  /** Places that are open. */
  opened: readonly number[];
  onOpen: (index: number) => void;
}

const toneOf = (index: number) => ENVELOPE_TONES[index % ENVELOPE_TONES.length] ?? 'cream';
const WIDTH = 96;

function Closed({ index, onOpen }: { index: number; onOpen: RainTableProps['onOpen'] }) {
  const n = index + 1;
  return (
    <>
      <button type="button" aria-label={t('rain.openNth', { n })} onClick={() => onOpen(index)}>
        <Envelope tone={toneOf(index)} width={WIDTH} />
      </button>
      <span aria-hidden="true">{t('rain.nth', { n })}</span>
    </>
  );
}

function Opened({ index, coins }: { index: number; coins: Coins }) {
  const amount = formatCoins(coins);
  return (
    <>
      <OpenEnvelope tone={toneOf(index)} width={WIDTH} amount={amount} unit={t('rain.coins')} />
      <span>{t('rain.resultCoins', { coins: amount })}</span>
    </>
  );
}

/** The member's envelopes laid out, to be opened one by one by key, finger or mouse: nothing moves. */
export const RainTable = ({ envelopes, opened, onOpen }: RainTableProps) => (
  <ul className="rain-table">
    {envelopes
      .map((coins, index) => ({ coins, place: index }))
      .map(({ coins, place }) => (
        <li key={place}>
          {opened.includes(place) ? (
            <Opened index={place} coins={coins} />
          ) : (
            <Closed index={place} onOpen={onOpen} />
          )}
        </li>
      ))}
  </ul>
);

interface RainResultProps {
  entry: RainEntry;
  onClose: () => void;
}

/** All prizes of a member in a window, which have been credited already. */
export function RainResult({ entry, onClose }: RainResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { openAt, envelopes, total } = entry;
  return (
    <div className="rain-result">
      <header>
        <span aria-hidden="true">
          <Envelope tone="gold" width={44} />
          <Envelope tone="cream" width={48} />
        </span>
        <p>{t('rain.resultTitle', { time: hourMinute(openAt), count: envelopes.length })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {t('rain.resultCoins', { coins: formatCoins(total) })}
        </h2>
        <p>{t('rain.resultText')}</p>
      </header>
      <ol className="ruled">
        {envelopes
          .map((coins, index) => ({ coins, place: index }))
          .map(({ coins, place }) => (
            <li key={place}>
              <Envelope tone={ENVELOPE_TONES[place % ENVELOPE_TONES.length] ?? 'cream'} width={22} />
              <b className="gold-text num">{t('rain.resultCoins', { coins: formatCoins(coins) })}</b>
              <span>{t('rain.nth', { n: place + 1 })}</span>
            </li>
          ))}
      </ol>
      <footer>
        <Link className={buttonClass()} to={activityRecordsPath('rain')}>
          {t('rain.toRecords')}
        </Link>
        <Button variant="primary" onClick={onClose}>
          {t('rain.back')}
        </Button>
      </footer>
    </div>
  );
}
