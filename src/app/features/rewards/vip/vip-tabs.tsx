import { paths } from '#app/routes/paths.ts';
import { PageLink } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './vip-head.css';

/** Tabs of the two VIP pages: rebates, and the grades that determine them. */
export const VipTabs = () => (
  <nav className="vip-tabs" aria-label={t('vip.tabs')}>
    <PageLink to={paths.vip}>{t('vip.title')}</PageLink>
    <PageLink to={paths.rebates}>{t('rebate.title')}</PageLink>
  </nav>
);
