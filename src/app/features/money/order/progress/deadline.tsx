import { durationText } from '#contract/units/duration-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { type Ticks, useServerText } from '#core-client/time/server-clock.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { MoneyIcon } from '#kit/icon/line/money-icon.tsx';
import { t } from '../texts.ts';
import { minutesSpoken, shareLeft } from './time-left.ts';
import './deadline.css';

type UntilProps = {
  readonly until: ServerTime;
  /** The server's clock as it is shown; the page's own unless another is given. */
  readonly ticks?: Ticks | undefined;
};

/** The time left until a moment of the server's clock, as bare figures. */
export const TimeLeft = ({ until, ticks }: UntilProps) => (
  <>{useServerText((now) => durationText(until - now), ticks)}</>
);

/** Says the time left aloud, politely: at five minutes, at one, and at the end. */
function Spoken({ until, ticks }: UntilProps) {
  const words = useServerText((now) => {
    const minutes = minutesSpoken(until - now);
    if (minutes === null) return '';
    return minutes === 0 ? t('order.timeOver') : t('order.minutesLeft', { minutes });
  }, ticks);
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}

const RADIUS = 23;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ from, until, ticks }: UntilProps & { readonly from: ServerTime }) {
  const offset = useServerText((now) => `${ROUND * (1 - shareLeft(from, until, now))}`, ticks);
  return (
    <svg className="deadline__ring" viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r={RADIUS} />
      <circle cx="26" cy="26" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={offset} />
    </svg>
  );
}

type DeadlineProps = UntilProps & {
  /** What ends then: `剩余支付时间`. */
  readonly label: string;
  /** When the state that ends was entered: the whole of the ring. */
  readonly from: ServerTime;
};

/**
 * How long there is, counted against the server's clock from an absolute moment: right after sleep, and whatever the
 * device's own clock says.
 */
export const Deadline = ({ label, from, until, ticks }: DeadlineProps) => (
  <div className="deadline">
    <span className="deadline__mark">
      <Ring from={from} until={until} ticks={ticks} />
      <MoneyIcon name="timer" />
    </span>
    <span>
      <span className="cap t3">{label}</span>
      <b role="timer" aria-label={label}>
        <TimeLeft until={until} ticks={ticks} />
      </b>
    </span>
    <Spoken until={until} ticks={ticks} />
  </div>
);

/** How long one has waited for the other side; counts up. */
export const Waited = ({ since }: { since: ServerTime }) => (
  <div className="deadline">
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
