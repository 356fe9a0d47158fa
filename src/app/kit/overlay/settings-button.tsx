import { type ReactNode, use, useState } from 'react';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { useNarrow } from '#app/kit/use-narrow.ts';
import { OverlayHost } from './overlay-host.ts';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  readonly icon: IconName;
  /** The name of the button and of its panel. */
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** On a phone the settings have the foot of the screen to themselves, which a picture that does not fill it has not. */
function PhoneSettings({ icon, label, closeLabel, children }: Props) {
  const [open, setOpen] = useState(false);
  const stage = use(OverlayHost);
  return (
    <>
      <IconButton
        icon={icon}
        iconSize={19}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <OverlayHost value={document.fullscreenElement === stage ? stage : null}>
        <Sheet open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel}>
          {children}
        </Sheet>
      </OverlayHost>
    </>
  );
}

const WideSettings = ({ icon, label, children }: Props) => (
  <Popover
    trigger={<IconButton icon={icon} iconSize={19} label={label} />}
    label={label}
    side="top"
    align="end"
  >
    {children}
  </Popover>
);

/** A button with settings that take effect at once: beside it where there is room, at the foot of a phone. */
export function SettingsButton(props: Props) {
  return useNarrow() ? <PhoneSettings {...props} /> : <WideSettings {...props} />;
}
