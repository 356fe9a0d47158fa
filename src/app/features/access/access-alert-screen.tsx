import { Link, useLocation, useNavigate } from 'react-router-dom';
import { acknowledgeAlert } from '#app/core-client/page-context.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { readGateState } from '#app/routes/gate-state.ts';
import { paths } from '#app/routes/paths.ts';
import { GatePage } from './gate-page.tsx';

/** A word of caution about this visit [2.06]; whoever goes on is not warned again in this tab [8.08]. */
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
      title={tLater('gate.alertTitle')}
      text={maintenance?.text || tLater('gate.alertText')}
      facts={[
        { label: tLater('gate.region'), value: maintenance?.region ?? '' },
        { label: tLater('gate.usualRegion'), value: maintenance?.usualRegion ?? '' },
      ]}
    >
      <Button variant="primary" onClick={enter}>
        {tLater('gate.goOn')}
      </Button>
      <Link className={buttonClass({})} to={paths.cs}>
        {tLater('gate.service')}
      </Link>
    </GatePage>
  );
}
