import type { IconName } from '#kit/icon/icon-paths.table.ts';

/** Entry that performs an action. */
export interface MenuAction {
  kind: 'action';
  id: string;
  label: string;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
  /** `alert` for destructive actions. */
  tone?: 'plain' | 'alert' | undefined;
  onSelect: () => void;
}

/** One of several to be chosen, under a heading. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; detail?: string; disabled?: boolean }[];
  onValueChange: (value: string) => void;
}

/** A line of a menu. */
export type MenuEntry = MenuAction | MenuChoice | { kind: 'separator'; id: string };
