import type { ReactNode } from 'react';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { MemberTabs } from '#app/features/people/member/member-tabs.tsx';
import { isOpenTo } from '#app/routes/open-paths.ts';
import { paths } from '#app/routes/paths.ts';
import { useRestriction } from '#core-client/restriction.ts';
import { SAFER_TABS } from './safer-tabs.table.ts';
import { t } from './texts.ts';

interface SaferPageProps {
  /** The page's heading, in the browser tab too. */
  title: string;
  /** Content at the end of the heading line. */
  actions?: ReactNode;
  /** A sentence at the end of the heading line; on a phone under the tabs. */
  note?: string;
  children: ReactNode;
}

const TABS = [{ to: paths.safer, label: t('safer.overview') }, ...SAFER_TABS];

/** The frame of every page of protection: its heading, the tabs of all of them that stay open, and its content. */
export function SaferPage({ title, actions, note, children }: SaferPageProps) {
  const restriction = useRestriction();
  const tabs = restriction ? TABS.filter(({ to }) => isOpenTo(restriction, to)) : TABS;
  return (
    <MemberPage
      title={title}
      actions={note === undefined ? actions : <span className="cap t2 only-d">{note}</span>}
      above={title === t('safer.title') ? paths.me : paths.safer}
    >
      <MemberTabs label={t('safer.nav')} tabs={tabs} />
      {note === undefined ? null : <p className="cap t2 only-m">{note}</p>}
      {children}
    </MemberPage>
  );
}
