import { type Coins, formatCoins } from '#contract/units/money.ts';
import { Envelope, OpenEnvelope } from './envelope.tsx';
import { ENVELOPE_TONES } from './rain-lanes.ts';
import { t } from './texts.ts';
import './rain-table.css';

interface RainTableProps {
  envelopes: readonly Coins[];
  /** Places that are open. */
  opened: readonly number[];
  onOpen: (place: number) => void;
}

const toneOf = (place: number) => ENVELOPE_TONES[place % ENVELOPE_TONES.length] ?? 'cream';
const WIDTH = 96;

function Closed({ place, onOpen }: { place: number; onOpen: RainTableProps['onOpen'] }) {
  const n = place + 1;
  return (
    <>
      <button type="button" aria-label={t('rain.openNth', { n })} onClick={() => onOpen(place)}>
        <Envelope tone={toneOf(place)} width={WIDTH} />
      </button>
      <span aria-hidden="true">{t('rain.nth', { n })}</span>
    </>
  );
}

function Opened({ place, coins }: { place: number; coins: Coins }) {
  const amount = formatCoins(coins);
  return (
    <>
      <OpenEnvelope tone={toneOf(place)} width={WIDTH} amount={amount} unit={t('rain.coins')} />
      <span>{t('rain.resultCoins', { coins: amount })}</span>
    </>
  );
}

/** The member's envelopes laid out, to be opened one by one by key, finger or mouse: nothing moves. */
export const RainTable = ({ envelopes, opened, onOpen }: RainTableProps) => (
  <ul className="rain-table">
    {envelopes
      .map((coins, place) => ({ coins, place }))
      .map(({ coins, place }) => (
        <li key={place}>
          {opened.includes(place) ? (
            <Opened place={place} coins={coins} />
          ) : (
            <Closed place={place} onOpen={onOpen} />
          )}
        </li>
      ))}
  </ul>
);
