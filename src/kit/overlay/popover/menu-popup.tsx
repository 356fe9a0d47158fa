import { Menu } from 'radix-ui/internal';
import { use } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { OverlayHost } from '../overlay-host.ts';
import type { AnchoredPopup } from '../use-trigger.ts';
import { anchoredLayer, type Placement } from './anchored-layer.ts';
import type { MenuAction, MenuChoice, MenuEntry } from './menu-entry.ts';
import './popup.css';

interface MenuPopupProps extends AnchoredPopup, Placement {
  label: string;
  items: readonly MenuEntry[];
}

/** The list itself; screens use `Menu`, which fetches this when needed. */
export function MenuPopup({ label, items, side = 'bottom', align = 'end', ...anchored }: MenuPopupProps) {
  const host = use(OverlayHost);
  return (
    <Menu.Root open={anchored.open} onOpenChange={anchored.onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={anchored.anchor} />
      <Menu.Portal container={host}>
        <Menu.Content
          {...anchoredLayer(anchored)}
          className="popup menu"
          aria-label={label}
          side={side}
          align={align}
          onEntryFocus={(event) => {
            if (anchored.byKeyboard.current) focusFirstItem(event.currentTarget);
            anchored.byKeyboard.current = false;
          }}
          loop
        >
          {items.map(renderEntry)}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Radix does so only for keys it has received itself, and the key that opened the menu was pressed before this code loaded. */
function focusFirstItem(menu: EventTarget | null) {
  if (menu instanceof Element) {
    menu.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  }
}

function renderEntry(entry: MenuEntry) {
  switch (entry.kind) {
    case 'action':
      return <ActionItem key={entry.id} action={entry} />;
    case 'choice':
      return <ChoiceGroup key={entry.id} choice={entry} />;
    case 'separator':
      return <Menu.Separator key={entry.id} className="menu__line" />;
    default:
      return entry satisfies never;
  }
}

function ActionItem({ action }: { action: MenuAction }) {
  return (
    <Menu.Item
      className={classNames('menu__item', action.tone === 'alert' && 'menu__item--alert')}
      disabled={action.disabled ?? false}
      onSelect={action.onSelect}
    >
      {action.icon && <Icon name={action.icon} size={18} />}
      {action.label}
    </Menu.Item>
  );
}

function ChoiceGroup({ choice }: { choice: MenuChoice }) {
  return (
    <Menu.RadioGroup value={choice.value} onValueChange={choice.onValueChange} aria-label={choice.label}>
      <Menu.Label className="menu__label">{choice.label}</Menu.Label>
      {choice.options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          className="menu__item"
          value={option.value}
          disabled={option.disabled ?? false}
        >
          <span className="menu__tick">
            <Menu.ItemIndicator>
              <Icon name="check" size={16} />
            </Menu.ItemIndicator>
          </span>
          {option.label}
          {option.detail !== undefined && <small>{option.detail}</small>}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
