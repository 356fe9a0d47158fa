import type { ReactNode } from 'react';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { MemberTabs } from '#app/features/member/member-tabs.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from './texts.ts';

const TABS = [
  { to: paths.welfare, label: t('welfare.mine') },
  { to: paths.promotions, label: t('welfare.promotions') },
] as const;

/** Both halves of the welfare centre: what one has, and what is on. */
export const WelfarePage = ({ children }: { children: ReactNode }) => (
  <MemberPage title={t('welfare.title')} above={paths.me}>
    <MemberTabs label={t('welfare.nav')} tabs={TABS} />
    {children}
  </MemberPage>
);
