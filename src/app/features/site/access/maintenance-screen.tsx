import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readGateState } from '#app/routes/gate-state.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { serverTime } from '#contract/units/time.ts';
import { callCore } from '#core-client/core.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { GatePage } from './gate-page.tsx';
import { t } from './texts.ts';

const momentText = (ms: number | null | undefined) =>
  typeof ms === 'number' ? dayTimeText(serverTime(ms)) : '';

const ASK_EVERY_MS = 15_000;
/** Maximum jitter added to each wait, ms, so that the tabs of many visitors do not poll at the same moment. */
const SPREAD_MS = 5_000;

/**
 * Polls while the page is visible whether the site is open again, and at once when the announced end has passed.
 * @param opened called when it is
 */
export function useReopening(isOver: boolean, opened: () => void) {
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);

  const check = useCallback(async (): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setChecking(true);
    try {
      await callCore('site.perInfo', {});
      opened();
      return true;
    } catch {
      return false;
    } finally {
      busy.current = false;
      setChecking(false);
    }
  }, [opened]);

  useEffect(() => {
    if (isOver) void check();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = () => {
      timer = setTimeout(ask, ASK_EVERY_MS + Math.random() * SPREAD_MS);
    };
    // A hidden tab polls once it becomes visible.
    const ask = () => {
      if (!document.hidden) void check();
      askLater();
    };
    const seen = () => {
      if (!document.hidden) void check();
    };
    askLater();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isOver, check]);

  return { checking, check };
}

/** Maintenance page [2.05]: counts down to the announced end, and returns to the site once it is open again. */
export function MaintenanceScreen() {
  const { state } = useLocation();
  const { maintenance, from } = readGateState(state);
  const navigate = useNavigate();
  const now = useServerNow();
  const endAt = maintenance?.endAt ?? null;
  const isOver = endAt !== null && now >= endAt;
  const back = useCallback(() => void navigate(from, { replace: true }), [navigate, from]);
  const { checking, check } = useReopening(isOver, back);
  const ask = async () => {
    if (!(await check())) showToast({ text: t('gate.notYet') });
  };
  return (
    <GatePage
      illustration="maintain"
      title={t('gate.maintenanceTitle')}
      text={maintenance?.text || t('gate.maintenanceText')}
      facts={[
        { label: t('gate.startAt'), value: momentText(maintenance?.startAt) },
        { label: t('gate.endAt'), value: momentText(endAt) },
        { label: t('gate.left'), value: endAt === null ? '' : durationText(endAt - now, 'always') },
      ]}
    >
      <Button variant="soft" loading={checking} onClick={ask}>
        {t('gate.checkNow')}
      </Button>
    </GatePage>
  );
}
