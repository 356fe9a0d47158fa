import { useLocation } from 'react-router-dom';
import { readGateState } from '#app/routes/gate-state.ts';
import { paths } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { GatePage } from './gate-page.tsx';
import { t } from './texts.ts';

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
