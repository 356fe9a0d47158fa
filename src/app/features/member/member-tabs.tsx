import { PageLink } from '#app/kit/link/page-link.tsx';
import './member-tabs.css';

type MemberTabsProps = {
  /** What the pages have in common. */
  readonly label: string;
  readonly tabs: readonly MemberTab[];
};

/** A page among those that belong together. */
export type MemberTab = { readonly to: string; readonly label: string };

/** Pages of a member that belong together, under the heading; on a phone they scroll beside each other. */
export const MemberTabs = ({ label, tabs }: MemberTabsProps) => (
  <nav className="mtabs" aria-label={label}>
    {tabs.map(({ to, label: name }) => (
      <PageLink key={to} to={to}>
        {name}
      </PageLink>
    ))}
  </nav>
);
