import { useLocation, useNavigate } from 'react-router-dom';
import { CaptchaPanel } from '#app/features/people/captcha/captcha-panel.tsx';
import { readGateState } from '#app/routes/gate-state.ts';
import { GatePage } from './gate-page.tsx';
import { t } from './texts.ts';

/** The robot check [8.04]. Passing it leaves a risk token with the core, which travels from then on [7.05]. */
export function RobotCheckScreen() {
  const { state } = useLocation();
  const { from } = readGateState(state);
  const navigate = useNavigate();
  return (
    <GatePage illustration="gate" title={t('gate.robotTitle')} text={t('gate.robotText')}>
      <div className="gate__check">
        <CaptchaPanel kind="afs" onPassed={() => void navigate(from, { replace: true })} />
      </div>
    </GatePage>
  );
}
