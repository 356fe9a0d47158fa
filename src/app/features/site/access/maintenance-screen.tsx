import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readGateState } from '#app/routes/gate-state.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { serverTime } from '#contract/units/time.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { callCore } from '#core-client/core.ts';
import { type Query, useCall } from '#core-client/query.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { GatePage } from './gate-page.tsx';
import { t } from './texts.ts';

const momentText = (ms: number | null | undefined) =>
  typeof ms === 'number' ? dayTimeText(serverTime(ms)) : '';

const SITE_DOWN = 0;

/**
 * Requests whether the site is open again: after each later poll of the maintenance status that does not report it as down,
 * and at once when the announced end has passed.
 * @param opened called when it is
 */
function useReopening(status: Query<'site.maintenance'>, isOver: boolean, opened: () => void) {
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
  }, [isOver, check]);

  const answer = status.is === 'ready' ? status.value : status.is === 'failed' ? status.error : null;
  /** The first answer, which is as old as the refusal that led here. */
  const arrival = useRef(answer);
  useEffect(() => {
    arrival.current ??= answer;
    if (answer === null || answer === arrival.current) return;
    const isDown = 'site' in answer && answer.site?.status === SITE_DOWN;
    if (!isDown) void check();
  }, [answer, check]);

  return { checking, check };
}

/** Maintenance page [2.05]: counts down to the end as last announced, and returns to the site once it is open again. */
export function MaintenanceScreen() {
  const { state } = useLocation();
  const { maintenance: announced, from } = readGateState(state);
  const status = useCall('site.maintenance', {}, { refetchMs: REFRESH_MS['site.maintenance'] });
  const maintenance = lastOf(status)?.site ?? announced;
  const navigate = useNavigate();
  const now = useServerNow();
  const endAt = maintenance?.endAt ?? null;
  const isOver = endAt !== null && now >= endAt;
  const back = useCallback(() => void navigate(from, { replace: true }), [navigate, from]);
  const { checking, check } = useReopening(status, isOver, back);
  const checkAgain = async () => {
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
      <Button variant="soft" loading={checking} onClick={checkAgain}>
        {t('gate.checkNow')}
      </Button>
    </GatePage>
  );
}
