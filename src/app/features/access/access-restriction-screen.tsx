import { Link, useLocation } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { readGateState } from '#app/routes/gate-state.ts';
import { paths } from '#app/routes/paths.ts';
import { GatePage } from './gate-page.tsx';

/** The site is not offered where this visitor is [2.07]. */
export function AccessRestrictionScreen() {
  const { state } = useLocation();
  const { maintenance } = readGateState(state);
  return (
    <GatePage
      illustration="gate"
      title={tLater('gate.restrictionTitle')}
      text={maintenance?.text || tLater('gate.restrictionText')}
      facts={[{ label: tLater('gate.reference'), value: maintenance?.reference ?? '' }]}
    >
      <Link className={buttonClass({})} to={paths.cs}>
        {tLater('gate.service')}
      </Link>
    </GatePage>
  );
}
