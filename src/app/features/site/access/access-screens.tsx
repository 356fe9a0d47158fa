import { useLocation, useNavigate } from 'react-router-dom';
import { CaptchaPanel } from '#app/features/people/captcha/captcha-panel.tsx';
import { readGateState } from '#app/routes/gate-state.ts';
import { paths } from '#app/routes/paths.ts';
import { acknowledgeAlert } from '#core-client/start/page-context.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { GatePage } from './gate-page.tsx';
import { t } from './texts.ts';

/** Warning about this visit [2.06]; a visitor who continues is not warned again in this tab [8.08]. */
export function AccessAlertScreen() {
  const { state } = useLocation();
  const { maintenance, from } = readGateState(state);
  const navigate = useNavigate();
  const enter = () => {
    acknowledgeAlert();
    void navigate(from, { replace: true });
  };
  return (
    <GatePage
      illustration="whistle"
      title={t('gate.alertTitle')}
      text={maintenance?.text || t('gate.alertText')}
      facts={[
        { label: t('gate.region'), value: maintenance?.region ?? '' },
        { label: t('gate.usualRegion'), value: maintenance?.usualRegion ?? '' },
      ]}
    >
      <Button variant="primary" onClick={enter}>
        {t('gate.goOn')}
      </Button>
      <Link className={buttonClass({})} to={paths.support}>
        {t('gate.service')}
      </Link>
    </GatePage>
  );
}

/** The site is not offered where this visitor is [2.07]. */
export function AccessRestrictionScreen() {
  const { state } = useLocation();
  const { maintenance } = readGateState(state);
  return (
    <GatePage
      illustration="gate"
      title={t('gate.restrictionTitle')}
      text={maintenance?.text || t('gate.restrictionText')}
      facts={[{ label: t('gate.reference'), value: maintenance?.reference ?? '' }]}
    >
      <Link className={buttonClass({})} to={paths.support}>
        {t('gate.service')}
      </Link>
    </GatePage>
  );
}

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
