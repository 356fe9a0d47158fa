import { NavLink } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { t } from './texts.ts';
import './vip-tabs.css';

/** The two pages of what the house gives a member: rebates, and the grades they go by. */
export const VipTabs = () => (
  <nav className="viptabs" aria-label={t('vip.tabs')}>
    <NavLink to={paths.vip} end>
      {t('vip.title')}
    </NavLink>
    <NavLink to={paths.rebates}>{t('rebate.title')}</NavLink>
  </nav>
);
