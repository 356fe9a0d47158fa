import type { ReactNode } from 'react';
import { panelId, tabId } from './tab-ids.ts';

interface TabPanelProps<Value extends string> {
  /** `id` of the `Tabs` it belongs to. */
  tabs: string;
  value: Value;
  /** The selected value. */
  current: Value;
  /** Keeps the content mounted, hidden, while another tab is open. */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Panel of a tab. */
export function TabPanel<Value extends string>(props: TabPanelProps<Value>) {
  const { tabs, value, current, keepMounted = false, className, children } = props;
  const isOpen = value === current;
  if (!isOpen && !keepMounted) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      className={className}
      hidden={!isOpen}
    >
      {children}
    </div>
  );
}
