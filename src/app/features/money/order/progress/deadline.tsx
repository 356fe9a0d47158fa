import { durationText } from '#contract/units/duration-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { type Ticks, useServerText } from '#core-client/time/server-clock.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import { t } from '../texts.ts';
import { minutesSpoken, remainingShare } from './remaining-time.ts';
import './deadline.css';

type UntilProps = {
  readonly until: ServerTime;
  /** Ticks of the server clock; the page's own unless given. */
  readonly ticks?: Ticks | undefined;
};

/** The time left until a moment of the server's clock, as bare figures. */
export const RemainingTime = ({ until, ticks }: UntilProps) => (
  <>{useServerText((now) => durationText(until - now), ticks)}</>
);

/** Announces the time left politely: at five minutes, at one, and at the end. */
function Spoken({ until, ticks }: UntilProps) {
  const announcement = useServerText((now) => {
    const minutes = minutesSpoken(until - now);
    if (minutes === null) return '';
    return minutes === 0 ? t('order.timeOver') : t('order.minutesLeft', { minutes });
  }, ticks);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}

const RADIUS = 23;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ from, until, ticks }: UntilProps & { readonly from: ServerTime }) {
  const offset = useServerText((now) => `${ROUND * (1 - remainingShare(from, until, now))}`, ticks);
  return (
    <svg className="deadline__ring" viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r={RADIUS} />
      <circle cx="26" cy="26" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={offset} />
    </svg>
  );
}

type DeadlineProps = UntilProps & {
  /** Label of the time that ends: `剩余支付时间`. */
  readonly label: string;
  /** Time at which the current state was entered: the full ring. */
  readonly from: ServerTime;
};

/** Time left until an absolute moment, by the server clock: correct after sleep, and independent of the device's clock. */
export const Deadline = ({ label, from, until, ticks }: DeadlineProps) => (
  <div className="deadline row gap-14">
    <span className="deadline__mark">
      <Ring from={from} until={until} ticks={ticks} />
      <MoneyIcon name="timer" />
    </span>
    <span>
      <span className="cap t3">{label}</span>
      <b role="timer" aria-label={label}>
        <RemainingTime until={until} ticks={ticks} />
      </b>
    </span>
    <Spoken until={until} ticks={ticks} />
  </div>
);

/** Time waited for the counterparty; counts up. */
export const Waited = ({ since }: { since: ServerTime }) => (
  <div className="deadline row gap-14">
    <span className="deadline__mark deadline__mark--wait">
      <MoneyIcon name="timer" />
    </span>
    <span>
      <span className="cap t3">{t('order.waited')}</span>
      <b role="timer" aria-label={t('order.waited')}>
        {useServerText((now) => durationText(now - since))}
      </b>
    </span>
  </div>
);
