import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from './texts.ts';
import './welfare-page.css';

/** Both halves of the welfare centre: what one has, and what is on. */
export const WelfarePage = ({ children }: { children: ReactNode }) => (
  <MemberPage title={t('welfare.title')} above={paths.me}>
    <nav className="tabs wftabs" aria-label={t('welfare.nav')}>
      <NavLink to={paths.welfare} end>
        {t('welfare.mine')}
      </NavLink>
      <NavLink to={paths.promotions}>{t('welfare.promotions')}</NavLink>
    </nav>
    {children}
  </MemberPage>
);
