import { cloneElement, type ReactElement, type ReactNode, use, useState } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { OverlayHost } from './overlay-host.ts';
import { Popover } from './popover/popover.tsx';
import { Sheet } from './sheet/sheet.tsx';
import type { TriggerProps } from './use-trigger.ts';

type PanelProps = {
  /** Kit `Button` or `IconButton`; its press handler is overridden. */
  readonly trigger: ReactElement<Partial<TriggerProps>>;
  /** The name of the panel. */
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** Bottom sheet for phones, because a video that does not fill the screen has no room for a panel. */
function PhonePanel({ trigger, label, closeLabel, children }: PanelProps) {
  const [open, setOpen] = useState(false);
  const stage = use(OverlayHost);
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(true),
      })}
      <OverlayHost value={document.fullscreenElement === stage ? stage : null}>
        <Sheet open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel}>
          {children}
        </Sheet>
      </OverlayHost>
    </>
  );
}

const WidePanel = ({ trigger, label, children }: PanelProps) => (
  <Popover trigger={trigger} label={label} side="top" align="end">
    {children}
  </Popover>
);

/** Button that opens a panel: beside it where there is room, as a sheet on a phone. */
export function PanelButton(props: PanelProps) {
  return useNarrow() ? <PhonePanel {...props} /> : <WidePanel {...props} />;
}

type Props = Omit<PanelProps, 'trigger'> & { readonly icon: IconName; readonly disabled?: boolean };

/** Icon button that opens a panel of settings, which take effect at once. */
export const SettingsButton = ({ icon, disabled, ...panel }: Props) => (
  <PanelButton
    trigger={<IconButton icon={icon} iconSize={19} label={panel.label} disabled={disabled} />}
    {...panel}
  />
);
