import { useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import type { ButtonVariant } from '#kit/action/button-class.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { Slider } from '#kit/form/slider.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Count } from '#kit/mark/count.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { LiveTag, Tag } from '#kit/mark/tag.tsx';
import { PriceSamples } from './price-samples.tsx';
import { Sample, Section } from './sample.tsx';
import { statesTexts, statesTexts as text } from './texts.ts';

const variants: readonly ButtonVariant[] = ['primary', 'soft', 'line', 'ghost', 'gold'];

/** Every variant in every state. */
function ButtonMatrix() {
  return (
    <div className="states__scroll">
      <table className="matrix">
        <thead>
          <tr>
            <td />
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <ButtonRow key={variant} variant={variant} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ButtonRow({ variant }: { variant: ButtonVariant }) {
  return (
    <tr>
      <th scope="row">{text.rows[variant]}</th>
      {['', 'is-hover', 'is-focus', 'is-active'].map((state) => (
        <td key={state}>
          <Button variant={variant} className={state}>
            {text.confirm}
          </Button>
        </td>
      ))}
      <td>
        <Button variant={variant} disabled>
          {text.confirm}
        </Button>
      </td>
      <td>
        <Button variant={variant} loading>
          {text.confirm}
        </Button>
      </td>
    </tr>
  );
}

type Scope = 'now' | 'today' | 'early';

/** Chips, segments, switches and the slider, alive. */
function ChoiceSamples() {
  const [scope, setScope] = useState<Scope>('now');
  const [danmaku, setDanmaku] = useState(true);
  const [volume, setVolume] = useState(60);
  return (
    <div className="states__flow">
      <Chip>{text.chips.plain}</Chip>
      <Chip selected>{text.chips.on}</Chip>
      <Chip selected tone="filter" icon="filter">
        {text.chips.filter}
      </Chip>
      <Chip disabled>{text.chips.off}</Chip>
      <Segmented
        label={text.scope.label}
        value={scope}
        onValueChange={setScope}
        options={[
          { value: 'now', label: text.scope.now },
          { value: 'today', label: text.scope.today },
          { value: 'early', label: text.scope.early, disabled: true },
        ]}
      />
      <Switch label={text.switches.danmaku} checked={danmaku} onCheckedChange={setDanmaku} />
      <Switch
        label={text.switches.sound}
        labelHidden
        checked={!danmaku}
        onCheckedChange={(on) => setDanmaku(!on)}
      />
      <Slider label={text.switches.volume} value={volume} onValueChange={setVolume} />
    </div>
  );
}

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const tabText = statesTexts.tabs;
type Tab = 'chat' | 'odds' | 'match';

/** Tabs with their panels. */
function TabSamples() {
  const [tab, setTab] = useState<Tab>('chat');
  return (
    <>
      <Tabs
        id="sheet"
        label={tabText.label}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'chat', label: tabText.chat, count: 128 },
          { value: 'odds', label: tabText.odds },
          { value: 'match', label: tabText.match },
        ]}
      />
      <TabPanel tabs="sheet" value="chat" current={tab} className="states__panel">
        {tabText.chatText}
      </TabPanel>
      <TabPanel tabs="sheet" value="odds" current={tab} className="states__panel" keepMounted>
        {tabText.oddsText}
      </TabPanel>
      <TabPanel tabs="sheet" value="match" current={tab} className="states__panel">
        {tabText.matchText}
      </TabPanel>
    </>
  );
}

/** Controls that are pressed, chosen or ticked. */
export function ControlsSection() {
  return (
    <Section title={text.sections.controls}>
      <Sample span={7} caption={text.captions.buttons}>
        <ButtonMatrix />
      </Sample>
      <Sample span={5} caption={text.captions.prices}>
        <PriceSamples />
      </Sample>
      <Sample span={4} caption={text.captions.levels}>
        <div className="states__flow">
          {levels.map((level) => (
            <LevelBadge key={level} level={level} />
          ))}
        </div>
      </Sample>
      <Sample span={4} caption={text.captions.marks}>
        <Marks />
      </Sample>
      <Sample span={4} caption={text.captions.choices}>
        <ChoiceSamples />
      </Sample>
      <Sample span={6} caption={text.captions.sizes}>
        <Sizes />
      </Sample>
      <Sample span={6} caption={text.captions.tabs}>
        <TabSamples />
      </Sample>
    </Section>
  );
}

function Marks() {
  return (
    <div className="states__flow">
      <LiveTag text={text.marks.live} detail="63′" />
      <LiveTag text={text.marks.live} variant="line" />
      <Tag>{text.marks.ended}</Tag>
      <Tag tone="primary">{text.marks.official}</Tag>
      <Tag tone="alert">{text.marks.pending}</Tag>
      <Tag tone="gold">
        <Coin size={12} />
        {text.marks.gift}
      </Tag>
      <Tag tone="art">{text.marks.onArt}</Tag>
    </div>
  );
}

function Sizes() {
  return (
    <div className="states__flow">
      <Button size="xs">{text.confirm}</Button>
      <Button size="sm" icon="refresh">
        {text.confirm}
      </Button>
      <Button size="lg" variant="primary" icon="send">
        {text.confirm}
      </Button>
      <IconButton icon="heart" label={text.actions.like} pressed />
      <IconButton icon="bell" label={text.actions.messages}>
        <Count value={3} />
      </IconButton>
      <IconButton icon="more" size="sm" label={text.actions.more} />
      <IconButton icon="more" size="xs" iconSize={16} label={text.actions.more} disabled />
      <Avatar label={text.actions.person} />
    </div>
  );
}
