import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readGateState } from '#app/routes/gate-state.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { serverTime } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { GatePage } from './gate-page.tsx';
import { t } from './texts.ts';
import { useReopening } from './use-reopening.ts';

const momentText = (ms: number | null | undefined) =>
  typeof ms === 'number' ? dayTimeText(serverTime(ms)) : '';

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
