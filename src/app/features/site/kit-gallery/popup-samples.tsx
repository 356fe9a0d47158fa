import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import { Menu } from '#kit/overlay/popover/menu.tsx';
import type { MenuEntry } from '#kit/overlay/popover/menu-entry.ts';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import { SettingsButton } from '#kit/overlay/settings-button.tsx';
import { Tooltip } from '#kit/overlay/tooltip.tsx';
import { statesTexts } from './texts.ts';

const { menu: text, popover, settings, tooltip } = statesTexts;

/** Menu and popover on the page, menu and tooltip on a stage. */
export function PopupSamples() {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  return (
    <div className="states__flow">
      <SourceMenu />
      <Popover trigger={<Button variant="ghost">{popover.open}</Button>} label={popover.open}>
        <p className="sm">{popover.text}</p>
      </Popover>
      <SettingsButton icon="sliders" label={settings.open} closeLabel={t('common.close')}>
        <p className="sm">{settings.text}</p>
      </SettingsButton>
      <div ref={setStage} className="stage states__bar">
        <OverlayHost value={stage}>
          <SourceMenu />
          <Tooltip text={tooltip} align="end">
            <IconButton icon="maximize" label={tooltip} />
          </Tooltip>
        </OverlayHost>
      </div>
    </div>
  );
}

function SourceMenu() {
  const [line, setLine] = useState('a');
  const [quality, setQuality] = useState('high');
  const items: readonly MenuEntry[] = [
    {
      kind: 'choice',
      id: 'line',
      label: text.line,
      value: line,
      onValueChange: setLine,
      options: [
        { value: 'a', label: text.lineA, detail: text.fast },
        { value: 'b', label: text.lineB, detail: text.slow },
      ],
    },
    {
      kind: 'choice',
      id: 'quality',
      label: text.quality,
      value: quality,
      onValueChange: setQuality,
      options: [
        { value: 'high', label: text.high },
        { value: 'low', label: text.low, disabled: true },
      ],
    },
    { kind: 'separator', id: 'rest' },
    { kind: 'action', id: 'report', label: text.report, icon: 'flag', onSelect: () => setLine('a') },
    { kind: 'action', id: 'ban', label: text.ban, icon: 'ban', tone: 'alert', onSelect: () => setLine('b') },
  ];
  return (
    <Menu
      trigger={<Button icon="sliders">{text.open}</Button>}
      label={text.open}
      items={items}
      align="start"
    />
  );
}
