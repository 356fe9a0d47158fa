import type { PlaySessionView } from '#contract/protection/reality-check/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { NearLimit } from './remaining-limits.tsx';
import { RestDay } from './rest-day.tsx';
import { t } from './texts.ts';
import './session-bar.css';

type BarProps = {
  readonly currency: CurrencyEntry;
  /** Balance available for staking; null while not known. */
  readonly balance: Minor | null;
};

/** A loss with a proper minus; a gain is a plain number. */
const netText = ({ staked, returned }: PlaySessionView): string => {
  const net = returned - staked;
  return net < 0n ? `−${formatMinor(minor(-net))}` : formatMinor(minor(net));
};

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);

/** Hours, minutes and seconds since the session began, by the server's clock: a reload changes nothing [P.07]. */
function Time({ since }: { since: ServerTime }) {
  const time = useServerText((now) => durationText(now - since, 'always'));
  return (
    <div>
      <dt>{t('playSession.time')}</dt>
      <dd className="num" role="timer">
        {time}
      </dd>
    </div>
  );
}

/**
 * Summary of the member's session while betting: start, stakes, returns less stakes, balance, and a one-press break for the
 * day [P.06, P.07, P.17]. Empty before the first stake or heartbeat of the session.
 */
export function SessionBar({ currency, balance }: BarProps) {
  const view = lastOf(useCall('realityCheck.view', { currency: currency.code }));
  const since = view?.startedAt ?? null;
  return (
    <section className="play-session" aria-label={t('playSession.title')}>
      {view && since !== null ? (
        <dl>
          <Time since={since} />
          <Figure name={t('playSession.staked')} value={formatMinor(view.staked)} />
          <Figure name={t('playSession.net')} value={netText(view)} />
          {balance === null ? null : <Figure name={t('playSession.balance')} value={formatMinor(balance)} />}
        </dl>
      ) : null}
      <NearLimit currency={currency} />
      <RestDay />
    </section>
  );
}
