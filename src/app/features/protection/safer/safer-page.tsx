import type { ReactNode } from 'react';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { MemberTabs } from '#app/features/people/member/member-tabs.tsx';
import { isOpenTo } from '#app/routes/open-paths.ts';
import { paths } from '#app/routes/paths.ts';
import { useRestriction } from '#core-client/session.ts';
import type { LineIconName } from '#kit/icon/line/line-icon.tsx';
import { t } from './texts.ts';

/** Page of player protection: its tab, and its link on the start page. */
type SaferTab = {
  readonly to: string;
  readonly label: string;
  readonly icon: LineIconName;
  /** Short description of the page. */
  readonly about: string;
};

/** Every page of protection but the first, in the order of the tabs. */
export const SAFER_TABS: readonly SaferTab[] = [
  { to: paths.limits, label: t('safer.limits'), icon: 'sliders', about: t('safer.limitsAbout') },
  { to: paths.playReport, label: t('safer.activity'), icon: 'activity', about: t('safer.activityAbout') },
  {
    to: paths.selfCheck,
    label: t('safer.selfCheck'),
    icon: 'check-circle',
    about: t('safer.selfCheckAbout'),
  },
  { to: paths.break, label: t('safer.break'), icon: 'pause', about: t('safer.breakAbout') },
  { to: paths.exclusion, label: t('safer.exclusion'), icon: 'shield', about: t('safer.exclusionAbout') },
  { to: paths.identity, label: t('safer.identity'), icon: 'id', about: t('safer.identityAbout') },
  {
    to: paths.preferences,
    label: t('safer.preferences'),
    icon: 'message',
    about: t('safer.preferencesAbout'),
  },
  { to: paths.blocks, label: t('safer.blocks'), icon: 'ban', about: t('safer.blocksAbout') },
  { to: paths.closeAccount, label: t('safer.close'), icon: 'logout', about: t('safer.closeAbout') },
];

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
