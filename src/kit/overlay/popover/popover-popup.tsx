import { Popover } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { OverlayHost } from '../overlay-host.ts';
import type { AnchoredPopup } from '../use-trigger.ts';
import { anchoredLayer, type Placement } from './anchored-layer.ts';
import './popup.css';

/** Content that may want to close what it is in. */
export type PopoverContent = ReactNode | ((close: () => void) => ReactNode);

interface PopoverPopupProps extends AnchoredPopup, Placement {
  label: string;
  children: PopoverContent;
}

/** The panel itself; screens use `Popover`, which fetches this when needed. */
export function PopoverPopup(props: PopoverPopupProps) {
  const { label, children, side = 'bottom', align = 'center', ...anchored } = props;
  const host = use(OverlayHost);
  const close = () => anchored.onOpenChange(false);
  return (
    <Popover.Root open={anchored.open} onOpenChange={anchored.onOpenChange}>
      <Popover.Anchor virtualRef={anchored.anchor} />
      <Popover.Portal container={host}>
        <Popover.Content
          {...anchoredLayer(anchored)}
          // A host clips content that leaves it, as a video does.
          collisionBoundary={host}
          className="popup popover"
          aria-label={label}
          side={side}
          align={align}
        >
          {typeof children === 'function' ? children(close) : children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
