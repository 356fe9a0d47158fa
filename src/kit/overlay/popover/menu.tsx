import { cloneElement, type ReactElement } from 'react';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import { type TriggerProps, useTrigger } from '../use-trigger.ts';
import type { Placement } from './anchored-layer.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Fetches the menu's code ahead of its first opening. */
export const loadMenu = () => import('./menu-popup.tsx').then((module) => module.MenuPopup);

const MenuPopup = lazyPart(loadMenu);

interface MenuProps extends Placement {
  /** Kit `Button` or `IconButton`; its press handler, focus and ref are overridden. */
  trigger: ReactElement<Partial<TriggerProps>>;
  label: string;
  items: readonly MenuEntry[];
}

/** Actions and choices behind a button. Light until the button is pointed at. */
export function Menu({ trigger, ...popup }: MenuProps) {
  const { triggerProps, anchored } = useTrigger('menu', loadMenu);
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      <OnceOpened open={anchored.open}>
        <MenuPopup {...popup} {...anchored} />
      </OnceOpened>
    </>
  );
}
