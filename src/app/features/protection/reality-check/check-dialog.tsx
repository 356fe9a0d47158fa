import './check-dialog.css';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { paths } from '#app/routes/paths.ts';
import type { PlaySessionView } from '#contract/protection/reality-check/calls.ts';
import { CHECK_MINUTES } from '#contract/protection/reality-check/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { held } from '#kit/action/press.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { t } from './texts.ts';

/**
 * Opens a dialog above everything, including a full-screen frame, and keeps it open: a second press of Esc closes a dialog
 * regardless of its `cancel` handler, so it is opened again. A page in a frame may take the keyboard focus; it is taken
 * back [P.08].
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLButtonElement | null>,
): void {
  // A layout effect is cleaned up before the dialog leaves the page, so that closing it restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const open = () => {
      if (!shown.isConnected || shown.open) return;
      shown.showModal();
      first.current?.focus();
    };
    const stay = (event: Event) => event.preventDefault();
    const back = () => first.current?.focus();
    open();
    shown.addEventListener('cancel', stay);
    shown.addEventListener('close', open);
    window.addEventListener('blur', back);
    return () => {
      shown.removeEventListener('cancel', stay);
      shown.removeEventListener('close', open);
      window.removeEventListener('blur', back);
      shown.close();
    };
  }, [dialog, first]);
}

/** Answers the reminder for all tabs, and navigates to the target of the answer. */
function useAnswer(currency: Currency, every: PlaySessionView['every']) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const answer = async (to: string | null) => {
    setBusy(true);
    setProblem(null);
    try {
      await callCore('realityCheck.answer', { currency, every });
      await refreshAnswers('realityCheck.view');
      if (to !== null) await navigate(to);
    } catch (thrown) {
      setProblem(thrownRefusalText({}, thrown));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, answer };
}

const minutesOf = (ms: number) => Math.floor(ms / MINUTE_MS);
const OPTIONS = CHECK_MINUTES.toReversed().map((minutes) => ({
  value: String(minutes),
  label: t('realityCheck.every', { minutes }),
}));
const LINKS = [
  { to: paths.betRecords, label: t('realityCheck.bets') },
  { to: paths.gameRecords, label: t('realityCheck.games') },
  { to: paths.limits, label: t('realityCheck.limits') },
] as const;

function Figures({ view: { staked, returned } }: { view: PlaySessionView }) {
  return (
    <dl className="reality-check__figures grid-3">
      <div>
        <dt>{t('realityCheck.staked')}</dt>
        <dd>{formatMinor(staked)}</dd>
      </div>
      <div>
        <dt>{t('realityCheck.returned')}</dt>
        <dd>{formatMinor(returned)}</dd>
      </div>
      <div>
        <dt>{t('realityCheck.net')}</dt>
        <dd>{formatMinor(minor(returned - staked))}</dd>
      </div>
    </dl>
  );
}

type CheckDialogProps = { readonly view: PlaySessionView; readonly currency: Currency };

/** Dialog with the duration and result of the member's play; play continues only after one of its buttons is pressed [P.08]. */
export function CheckDialog({ view, currency }: CheckDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [every, setEvery] = useState(view.every);
  const { busy, problem, answer } = useAnswer(currency, every);
  useModal(dialog, first);
  const choose = (text: string) =>
    setEvery(CHECK_MINUTES.find((minutes) => String(minutes) === text) ?? every);
  const since = { time: view.startedAt === null ? '' : dayTimeText(view.startedAt) };
  return (
    <dialog
      ref={dialog}
      className="reality-check"
      role="alertdialog"
      closedby="none"
      aria-labelledby="rck-title"
      aria-describedby="rck-text"
    >
      <h2 id="rck-title">{t('realityCheck.title', { minutes: minutesOf(view.playedMs) })}</h2>
      <p className="cap t2 num">{t('realityCheck.since', { ...since, minutes: minutesOf(view.todayMs) })}</p>
      <Figures view={view} />
      <p id="rck-text" className="sm t2">
        {t('realityCheck.text')}
      </p>
      <div className="reality-check__next">
        <span className="sm">{t('realityCheck.next')}</span>
        <Segmented
          label={t('realityCheck.next')}
          options={OPTIONS}
          value={String(every)}
          onValueChange={choose}
        />
      </div>
      <div className="reality-check__places">
        {LINKS.map(({ to, label }) => (
          <button key={to} type="button" className="link" {...held(busy, () => answer(to))}>
            {label}
          </button>
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
      <div className="reality-check__actions grid-3 gap-8">
        <Button held={busy} onClick={() => answer(paths.home)}>
          {t('realityCheck.leave')}
        </Button>
        <Button held={busy} onClick={() => answer(null)}>
          {t('realityCheck.goOn')}
        </Button>
        <Button ref={first} held={busy} onClick={() => answer(paths.break)}>
          {t('realityCheck.rest')}
        </Button>
      </div>
    </dialog>
  );
}
