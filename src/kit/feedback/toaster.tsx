import './toaster.css';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { dismissToast, type ShownToast, toasts } from './toast-store.ts';

/** A timer that can be paused and resumed. */
interface Countdown {
  pause: () => void;
  resume: () => void;
}

/** Runs `action` once `durationMs` of unpaused time have passed. */
function startCountdown(action: () => void, durationMs: number): Countdown {
  let remainingMs = durationMs;
  let running: { timer: number; since: number } | undefined;
  const resume = () => {
    running ??= { timer: window.setTimeout(action, remainingMs), since: performance.now() };
  };
  const pause = () => {
    if (running === undefined) return;
    clearTimeout(running.timer);
    remainingMs -= performance.now() - running.since;
    running = undefined;
  };
  resume();
  return { pause, resume };
}

const toneIcon: Record<NonNullable<ShownToast['tone']>, IconName> = {
  plain: 'info',
  ok: 'check-circle',
  alert: 'octagon',
};

/**
 * Container of toasts; once per page. A polite live region that is always in the document, in the browser’s top layer so
 * that it is shown over dialogs and over a player in full screen.
 */
export function Toaster({ label }: { label: string }) {
  const { shown } = useSnapshot(toasts, { sync: true });
  const region = useRef<HTMLElement>(null);
  useEffect(() => keepOnTop(region.current), []);
  return (
    <section ref={region} className="toasts" popover="manual" aria-label={label} aria-live="polite">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastLine({ toast }: { toast: ShownToast }) {
  const { id, text, tone = 'plain', icon = toneIcon[tone], durationMs = 3_000, action, code } = toast;
  const countdown = useRef<Countdown>(undefined);
  useEffect(() => {
    const started = startCountdown(() => dismissToast(id), durationMs);
    const whileSeen = () => (document.hidden ? started.pause() : started.resume());
    countdown.current = started;
    whileSeen();
    document.addEventListener('visibilitychange', whileSeen);
    return () => {
      document.removeEventListener('visibilitychange', whileSeen);
      started.pause();
    };
  }, [id, durationMs]);
  const pause = () => countdown.current?.pause();
  const resume = () => countdown.current?.resume();
  const select = () => {
    action?.onSelect();
    dismissToast(id);
  };
  return (
    <output
      className="toast stage"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={icon} size={18} className={`toast__icon--${tone}`} />
      <span>{text}</span>
      {code !== undefined && <small>{code}</small>}
      {action && (
        <button type="button" onClick={select}>
          {action.label}
        </button>
      )}
    </output>
  );
}

/** Keeps the toasts over a video in full screen; Firefox before 125 has no popovers and shows them in the page. */
function keepOnTop(region: HTMLElement | null) {
  if (!region || !('showPopover' in region)) return;
  const raise = () => {
    region.hidePopover();
    region.showPopover();
  };
  raise();
  document.addEventListener('fullscreenchange', raise);
  return () => document.removeEventListener('fullscreenchange', raise);
}
