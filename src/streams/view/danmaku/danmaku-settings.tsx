import { type ReactNode, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { Slider } from '#kit/form/slider.tsx';
import { Switch } from '#kit/form/switch.tsx';
import {
  APPEARANCE_CHOICES,
  type DanmakuAppearance,
  DEFAULT_APPEARANCE,
  LEAST_OPACITY,
} from '#streams/danmaku/danmaku-appearance.ts';
import { t } from '../texts.ts';
import { DanmakuBlocks } from './danmaku-blocks.tsx';
import type { DanmakuPorts } from './danmaku-ports.ts';
import { changeAppearance, danmaku } from './danmaku-store.ts';
import './danmaku-settings.css';

const OPACITY_STEP = 5;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="danmaku-settings__row">
    <span>{label}</span>
    {children}
  </div>
);

type AnyChoice = (typeof APPEARANCE_CHOICES)[keyof typeof APPEARANCE_CHOICES][number];

const labelOf = (choice: AnyChoice): string => t(`danmaku.${choice}`);

type ChoiceProps<Value extends AnyChoice> = {
  readonly label: string;
  readonly choices: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends AnyChoice>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const options = choices.map((choice) => ({ value: choice, label: labelOf(choice) }));
  return (
    <Row label={label}>
      <Segmented label={label} options={options} value={value} onValueChange={onChange} />
    </Row>
  );
}

const Choices = ({ appearance }: { appearance: DanmakuAppearance }) => (
  <>
    <Choice
      label={t('danmaku.area')}
      choices={APPEARANCE_CHOICES.area}
      value={appearance.area}
      onChange={(area) => changeAppearance({ area })}
    />
    <Choice
      label={t('danmaku.speed')}
      choices={APPEARANCE_CHOICES.speed}
      value={appearance.speed}
      onChange={(speed) => changeAppearance({ speed })}
    />
    <Choice
      label={t('danmaku.size')}
      choices={APPEARANCE_CHOICES.size}
      value={appearance.size}
      onChange={(size) => changeAppearance({ size })}
    />
    <Choice
      label={t('danmaku.density')}
      choices={APPEARANCE_CHOICES.density}
      value={appearance.density}
      onChange={(density) => changeAppearance({ density })}
    />
  </>
);

/** Appearance settings of danmaku; every change is visible at once. */
function AppearanceSettings() {
  const { appearance } = useSnapshot(danmaku);
  return (
    <div className="danmaku-settings">
      <Row label={t('danmaku.opacity')}>
        <span className="danmaku-settings__slider">
          <Slider
            label={t('danmaku.opacity')}
            min={LEAST_OPACITY}
            step={OPACITY_STEP}
            value={appearance.opacity}
            valueText={t('player.percent', { value: appearance.opacity })}
            onValueChange={(opacity) => changeAppearance({ opacity })}
          />
        </span>
        <small className="num">{t('player.percent', { value: appearance.opacity })}</small>
      </Row>
      <Choices appearance={appearance} />
      <div className="danmaku-settings__row">
        <span className="danmaku-settings__text">
          {t('danmaku.standing')}
          <small>{t('danmaku.standingText')}</small>
        </span>
        <Switch
          label={t('danmaku.standing')}
          labelHidden
          checked={appearance.standing}
          onCheckedChange={(standing) => changeAppearance({ standing })}
        />
      </div>
      <Button size="sm" onClick={() => changeAppearance(DEFAULT_APPEARANCE)}>
        {t('danmaku.reset')}
      </Button>
    </div>
  );
}

type Part = 'look' | 'blocks';

/** Settings of danmaku: its appearance and its blocks. */
export function DanmakuSettings({ ports }: { ports: DanmakuPorts }) {
  const id = useId();
  const [part, setPart] = useState<Part>('look');
  return (
    <div className="danmaku-settings">
      <Tabs
        id={id}
        label={t('player.danmakuSettings')}
        items={[
          { value: 'look', label: t('danmaku.look') },
          { value: 'blocks', label: t('danmaku.blocks') },
        ]}
        value={part}
        onValueChange={setPart}
      />
      <TabPanel tabs={id} value="look" current={part}>
        <AppearanceSettings />
      </TabPanel>
      <TabPanel tabs={id} value="blocks" current={part}>
        <DanmakuBlocks ports={ports} />
      </TabPanel>
    </div>
  );
}
