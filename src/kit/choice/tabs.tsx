import type { KeyboardEvent, ReactNode } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { classNames } from '#kit/class-names.ts';
import './tabs.css';

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

interface TabsProps<Value extends string> {
  /** Ties the list to its `TabPanel`s; unique on the page. */
  id: string;
  label: string;
  /** `mark` is a count on the corner of the tab, which takes no width; `counts` is its accessible description. */
  items: readonly {
    value: Value;
    label: string;
    count?: number | string;
    mark?: number;
    counts?: string;
    disabled?: boolean;
  }[];
  value: Value;
  onValueChange: (value: Value) => void;
  size?: 'md' | 'lg' | undefined;
}

/** The id of one tab of the list `list`. */
export function tabId(list: string, value: string): string {
  return `${list}-tab-${value}`;
}

/** The id of the panel that the tab opens. */
export function panelId(list: string, value: string): string {
  return `${list}-panel-${value}`;
}

/** A row of tabs. One stop for Tab; arrow keys, Home and End move and select. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { id, label, items, value, onValueChange, size = 'md' } = props;
  return (
    <div
      className={classNames('tabs', size === 'lg' && 'tabs--lg')}
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {items.map((item) => {
        const isCurrent = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(id, item.value)}
            aria-selected={isCurrent}
            aria-controls={isCurrent ? panelId(id, item.value) : undefined}
            tabIndex={isCurrent ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <small aria-hidden={item.counts !== undefined}>{item.count}</small>}
            {item.mark !== undefined && (
              <i className="tabs__mark" aria-hidden>
                {item.mark}
              </i>
            )}
            {item.counts !== undefined && <span className="sr">{`，${item.counts}`}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Focus carries the selection with it: the click is what selects. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled')];
  const here = tabs.findIndex((tab) => tab.matches(':focus'));
  const there = destination(plainKey(event), here, tabs.length);
  if (there === undefined) return;
  event.preventDefault();
  tabs[there]?.focus();
  tabs[there]?.click();
}

function destination(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (here + 1) % count;
    case 'ArrowLeft':
      return (here - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
