import './rain-stage.css';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LedBoard } from '#app/features/activity/head/board/led-board.tsx';
import type { RainEntry } from '#contract/activity/schema/kinds/rain.ts';
import { formatCoins } from '#contract/units/money.ts';
import { hourMinute, type ServerTime, twoDigits } from '#contract/units/time.ts';
import { useIsOver, useServerText } from '#core-client/time/server-clock.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { isPrimaryPress } from '#kit/action/press.ts';
import { OpenEnvelope } from './envelope.tsx';
import { type EnvelopeTone, type Packet, packetsOf } from './rain-lanes.ts';
import { RainResult, RainTable } from './rain-result.tsx';
import { t } from './texts.ts';

interface RainPacketProps {
  packet: Packet;
  disabled: boolean;
  onOpen: (packet: Packet) => void;
}

/** Returns its position and width; only its transform changes afterwards. */
const styleOf = ({ left, width }: Packet): CSSProperties & Record<`--${string}`, string> => ({
  '--left': String(left / 100),
  '--width': `${width}px`,
});

const fallOf = ({ tilt }: Packet): PropertyIndexedKeyframes => ({
  transform: [
    `translate3d(0, -24vh, 0) rotate(${tilt}deg)`,
    `translate3d(0, 112vh, 0) rotate(${tilt * -0.4}deg)`,
  ],
});

/**
 * One envelope that falls over and over. The animation is the browser's own and not one of a style sheet: each lap of such a
 * one is an event, for which everything that moves is styled again.
 */
function RainPacket({ packet, disabled, onOpen }: RainPacketProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { lapMs, headStartMs } = packet;
    const timing = { duration: lapMs, delay: -headStartMs, iterations: Number.POSITIVE_INFINITY };
    const fall = button.current?.animate(fallOf(packet), timing);
    return () => fall?.cancel();
  }, [packet]);
  return (
    <button
      ref={button}
      type="button"
      className={`rain-sky__packet rain-sky__packet--${packet.depth} rain-sky__packet--${packet.tone}`}
      style={styleOf(packet)}
      aria-label={t('rain.openOne')}
      tabIndex={-1}
      disabled={disabled}
      onPointerDown={(event) => isPrimaryPress(event) && onOpen(packet)}
    />
  );
}

interface RainSkyProps {
  windowId: string;
  /** True if no envelopes are left to open: those that fall are decoration only. */
  done: boolean;
  onOpen: (tone: EnvelopeTone) => void;
}

/**
 * Envelopes that fall, each a button; the compositor alone moves them. Whichever is touched opens the member's next one. For
 * fingers and mice: the same can be done with keys below.
 */
function RainSky({ windowId, done, onOpen }: RainSkyProps) {
  const packets = useMemo(() => packetsOf(windowId), [windowId]);
  const [openedKeys, setOpenedKeys] = useState<readonly number[]>([]);
  const open = ({ key, tone }: Packet) => {
    setOpenedKeys((before) => [...before, key]);
    onOpen(tone);
  };
  const falling = packets.filter(({ key }) => !openedKeys.includes(key));
  return (
    <div className="rain-sky">
      {falling.map((packet) => (
        <RainPacket key={packet.key} packet={packet} disabled={done} onOpen={open} />
      ))}
    </div>
  );
}

interface RainStageProps {
  entry: RainEntry;
  endAt: ServerTime;
  /** True if the envelopes were opened before: only the list is shown. */
  isPlayed: boolean;
  /** True if motion is off: envelopes are laid out on a table. */
  still: boolean;
  onClose: () => void;
}

/** Time for which the last slip is shown before all of them are listed, ms. */
const LAST_SLIP_MS = 1_200;

/** `00:21` until a time, and nothing below. */
function remainingText(endAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endAt - now) / 1_000));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

const Progress = ({ opened, all }: { opened: number; all: number }) => (
  <span className="rain-stage__progress" role="img" aria-label={t('rain.opened', { count: opened, all })}>
    {Array.from({ length: all }, (_, n) => `${n}`).map((n) => (
      <i key={n} className={Number(n) < opened ? 'is-open' : undefined} />
    ))}
  </span>
);

/** Time left in the window; only this part is rendered again each second. */
function StageClock({ endAt }: { endAt: ServerTime }) {
  const remaining = useServerText((now) => remainingText(endAt, now));
  return <LedBoard text={remaining} label={t('rain.toEnd', { time: remaining })} height={30} />;
}

/** The slip that was opened last, in the middle of the screen. */
type Slip = { readonly n: number; readonly coins: string; readonly tone: EnvelopeTone };

const Shown = ({ slip }: { slip: Slip }) => (
  <div className="rain-stage__slip" key={slip.n}>
    <OpenEnvelope tone={slip.tone} width={132} amount={slip.coins} unit={t('rain.coins')} />
  </div>
);

/** Tracks the envelopes opened so far, in order, and opens the next. */
function useOpening({ envelopes }: RainEntry) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [tone, setTone] = useState<EnvelopeTone>('cream');
  const openAt = (index: number) =>
    setOpened((before) => (before.includes(index) ? before : [...before, index]));
  const indices = envelopes.map((_, index) => index);
  const last = opened.at(-1);
  const coins = last === undefined ? undefined : envelopes[last];
  return {
    opened,
    isDone: opened.length >= envelopes.length,
    slip: coins === undefined ? null : { n: opened.length, coins: formatCoins(coins), tone },
    openAt,
    openNext(nextTone: EnvelopeTone) {
      setTone(nextTone);
      const next = indices.find((index) => !opened.includes(index));
      if (next !== undefined) openAt(next);
    },
    openAll: () => setOpened(indices),
  };
}

/** Shows the results once the last slip was shown, or when the window has ended. */
function useResult(isDone: boolean, isOver: boolean) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setShown(true), LAST_SLIP_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return { isResult: shown || isOver, show: () => setShown(true) };
}

/** A dialog over the page while it is rendered. @returns its ref, and what to do at its `close` event */
function useStage(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The dialog must close before it leaves the page, so that focus returns to its previous element.
    return () => shown?.close();
  }, []);
  // In strict mode the effect closes and reopens the dialog before the event arrives.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  return { dialog, closed };
}

/** Full screen while a window is open: falling envelopes, or those on the table, and then the results. */
export function RainStage({ entry, endAt, isPlayed, still, onClose }: RainStageProps) {
  const { dialog, closed } = useStage(onClose);
  const isOver = useIsOver(endAt);
  const opening = useOpening(entry);
  const { opened, isDone, slip, openAt, openNext, openAll } = opening;
  const { isResult, show } = useResult(isDone, isPlayed || isOver);
  const time = hourMinute(entry.openAt);
  if (isResult)
    return (
      <dialog
        ref={dialog}
        className="rain-stage"
        aria-label={t('rain.resultTitle', { time, count: opened.length })}
        onClose={closed}
      >
        <RainResult entry={entry} onClose={onClose} />
      </dialog>
    );
  return (
    <dialog ref={dialog} className="rain-stage" aria-label={t('rain.stageTitle', { time })} onClose={closed}>
      <header className="rain-stage__head row">
        <div>
          <h2>{t('rain.stageTitle', { time })}</h2>
          <p>{t(still ? 'rain.stageStill' : 'rain.stageText')}</p>
        </div>
        <Progress opened={opened.length} all={entry.envelopes.length} />
        <StageClock endAt={endAt} />
        <IconButton icon="x" label={t('rain.leave')} onClick={show} />
      </header>
      {still ? (
        <RainTable envelopes={entry.envelopes} opened={opened} onOpen={openAt} />
      ) : (
        <RainSky windowId={entry.windowId} done={isDone} onOpen={openNext} />
      )}
      {slip && !still ? <Shown slip={slip} /> : null}
      <footer className="rain-stage__foot column gap-10 sm">
        <p>{t('rain.fixed', { count: entry.envelopes.length })}</p>
        <button type="button" className="rain-stage__all" onClick={openAll}>
          {t('rain.openAll')}
        </button>
      </footer>
      <p className="sr" role="status">
        {slip ? t('rain.gotNow', { n: slip.n, coins: slip.coins }) : ''}
      </p>
    </dialog>
  );
}
