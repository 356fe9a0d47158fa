import { cloneElement, type ReactElement } from 'react';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import { type TriggerProps, useTrigger } from '../use-trigger.ts';
import type { Placement } from './anchored-layer.ts';
import type { PopoverContent } from './popover-popup.tsx';

/** Fetches the panel's code ahead of its first opening. */
export const loadPopover = () => import('./popover-popup.tsx').then((module) => module.PopoverPopup);

const PopoverPopup = lazyPart(loadPopover);

interface PopoverProps extends Placement {
  /** Kit `Button` or `IconButton`; its press handler, focus and ref are overridden. */
  trigger: ReactElement<Partial<TriggerProps>>;
  label: string;
  children: PopoverContent;
}

/** A small panel beside its button; the page stays usable. Light until the button is pointed at. */
export function Popover({ trigger, ...popup }: PopoverProps) {
  const { triggerProps, anchored } = useTrigger('dialog', loadPopover);
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      <OnceOpened open={anchored.open}>
        <PopoverPopup {...popup} {...anchored} />
      </OnceOpened>
    </>
  );
}
