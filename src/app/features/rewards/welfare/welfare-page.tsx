import type { ReactNode } from 'react';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { MemberTabs } from '#app/features/people/member/member-tabs.tsx';
import { paths } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

const TABS = [
  { to: paths.welfare, label: t('welfare.mine') },
  { to: paths.promotions, label: t('welfare.promotions') },
] as const;

const ToActivities = () => (
  <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={paths.activities}>
    <Icon name="gift" size={16} />
    {t('welfare.activities')}
  </Link>
);

/** Both halves of the welfare centre: what one has, and what is on. */
export const WelfarePage = ({ children }: { children: ReactNode }) => (
  <MemberPage title={t('welfare.title')} above={paths.me} actions={<ToActivities />}>
    <MemberTabs label={t('welfare.nav')} tabs={TABS} />
    {children}
  </MemberPage>
);

/** List of names and values, two texts a line. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="facts">
    {facts.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
