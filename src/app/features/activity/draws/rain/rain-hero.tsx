import './rain-scene.css';
import { boardTime, LedBoard } from '#app/features/activity/head/board/led-board.tsx';
import { ActivityHero } from '#app/features/activity/head/page/activity-hero.tsx';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import type { RainPart, RainWindow } from '#contract/activity/schema/kinds/rain.ts';
import { RAIN_REMIND_BEFORE_MS } from '#contract/play/match/reminder.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Envelope } from './envelope.tsx';
import type { EnvelopeTone } from './rain-lanes.ts';
import { RemindRain } from './remind-rain.tsx';
import { t } from './texts.ts';

/** Envelopes above the pitch: hundredths of the width and height, px, degrees. */
const FALLING: readonly (readonly [
  left: number,
  top: number,
  width: number,
  tilt: number,
  tone: EnvelopeTone,
])[] = [
  [49, 32, 52, -6, 'cream'],
  [62, 34, 62, 8, 'gold'],
  [68, 14, 34, -14, 'cream'],
  [74, 4, 76, 20, 'cream'],
  [84, 20, 36, 18, 'gold'],
  [88, 6, 56, -14, 'cream'],
  [95, 30, 50, 4, 'cream'],
  [76, 58, 76, -8, 'gold'],
  [65, 74, 54, 12, 'green'],
  [93, 66, 36, -6, 'green'],
];

/** Stadium at night in the background of the rain's hero. */
const RainScene = () => (
  <div className="rain-scene" aria-hidden="true">
    {FALLING.map(([left, top, width, tilt, tone]) => (
      <span key={left} style={{ left: `${left}%`, top: `${top}%`, rotate: `${tilt}deg` }}>
        <Envelope tone={tone} width={width} />
      </span>
    ))}
  </div>
);

const SECOND_MS = 1_000;

interface RainHeroProps {
  part: RainPart;
  /** True if an action is in progress; it blocks all others. */
  busy: boolean;
  onEnter: (window: RainWindow) => void;
  onShow: (window: RainWindow) => void;
}

/** Returns the window that is open or next. */
export const windowNow = ({ windows }: RainPart): RainWindow | null =>
  windows.find(({ phase }) => phase !== 'over') ?? null;

function Status({ window, now }: { window: RainWindow | null; now: ServerTime }) {
  if (window === null) return null;
  if (now < window.openAt)
    return <StatusPill tone="soon">{t('rain.soon', { time: hourMinute(window.openAt) })}</StatusPill>;
  if (window.mine) return <StatusPill tone="done">{t('rain.entered')}</StatusPill>;
  return <StatusPill tone="open">{t('rain.running', { time: hourMinute(window.endAt) })}</StatusPill>;
}

type NextActionProps = Omit<RainHeroProps, 'part'> & {
  readonly window: RainWindow;
  readonly now: ServerTime;
};

/** The one thing to do now: wait, go in, or see what one had. */
function NextAction({ window, now, busy, onEnter, onShow }: NextActionProps) {
  if (now < window.openAt - RAIN_REMIND_BEFORE_MS) return <RemindRain window={window} />;
  if (now < window.openAt) return null;
  if (window.mine) return <Button onClick={() => onShow(window)}>{t('rain.seeMine')}</Button>;
  if (now >= window.endAt || window.envelopesLeft === 0) return null;
  return (
    <Button variant="gold" size="lg" loading={busy} onClick={() => onEnter(window)}>
      {t('rain.enter')}
    </Button>
  );
}

/** Hero with the time and content of the rain, and the board that counts down to it or to its end. */
export function RainHero(props: RainHeroProps) {
  const { part } = props;
  const now = useServerNow();
  const window = windowNow(part);
  const seconds = window ? (window.endAt - window.openAt) / SECOND_MS : 0;
  const isOpen = window !== null && now >= window.openAt;
  const time = window ? boardTime((isOpen ? window.endAt : window.openAt) - now) : '';
  return (
    <ActivityHero
      kind="rain"
      status={<Status window={window} now={now} />}
      text={t('rain.rule', { seconds, count: part.perMember })}
      scene={<RainScene />}
    >
      {window ? (
        <div className="row wraps gap-14">
          <LedBoard text={time} label={t(isOpen ? 'rain.toEnd' : 'rain.toOpen', { time })} height={38} />
          <NextAction {...props} window={window} now={now} />
        </div>
      ) : null}
      <p className="rain-hero__clock cap num">{t('rain.serverTime', { time: dayTimeText(now) })}</p>
    </ActivityHero>
  );
}
