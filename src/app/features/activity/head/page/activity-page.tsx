import type { ReactNode } from 'react';
import { t } from '#app/features/activity/texts.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { activityRecordsPath, paths } from '#app/routes/paths.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { KINDS } from '../kinds.table.ts';
import './activity-page.css';

interface ActivityPageProps {
  kind: ActivityKind;
  /** Content above both columns: an `ActivityHero`, which has the page's heading. */
  hero?: ReactNode;
  /** Chances, records and rules, at the side of wide windows and below on narrow ones. */
  side?: ReactNode;
  /** Main content of the activity. */
  children: ReactNode;
}

/** The bar of a phone: the way back, the name of the page, its rules. */
const Bar = ({ title }: { title: string }) => (
  <div className="activity-bar">
    <Link to={paths.activities} aria-label={t('common.back')}>
      <Icon name="chev-left" size={22} />
    </Link>
    <span aria-hidden="true">{title}</span>
    <a href="#activity-rules">{t('activity.rules')}</a>
  </div>
);

const Crumb = ({ kind, title }: { kind: ActivityKind; title: string }) => (
  <nav className="activity-breadcrumb only-d" aria-label={t('activity.where')}>
    <Link to={paths.activities}>{t('activity.title')}</Link>
    <Icon name="chev-right" size={14} />
    <b aria-current="page">{title}</b>
    <a className={buttonClass({ variant: 'ghost', size: 'sm' })} href="#activity-rules">
      <Icon name="info" size={16} />
      {t('activity.rules')}
    </a>
    <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={activityRecordsPath(kind)}>
      <Icon name="history" size={16} />
      {t('activity.records')}
    </Link>
  </nav>
);

/**
 * Frame of every activity page: breadcrumb, the hero, the main content beside the side column. Rules are a `RulesCard`,
 * which both links to the rules target.
 */
export function ActivityPage({ kind, hero, side, children }: ActivityPageProps) {
  const { title } = KINDS[kind];
  usePageTitle(title);
  return (
    <main id="main" className="wrap activity-page" data-own-bar>
      <Bar title={title} />
      <Crumb kind={kind} title={title} />
      {hero}
      <div className={side === undefined ? 'activity-columns activity-columns--one' : 'activity-columns'}>
        <div className="activity-stack fit-stack gap-page">{children}</div>
        {side === undefined ? null : <div className="activity-stack fit-stack gap-page">{side}</div>}
      </div>
    </main>
  );
}
