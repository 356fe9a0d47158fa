import { Button } from '#app/kit/action/button.tsx';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Coin } from '#app/kit/mark/coin.tsx';
import { Count } from '#app/kit/mark/count.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { LiveTag } from '#app/kit/mark/live-tag.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { ButtonMatrix } from './button-matrix.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { PriceSamples } from './price-samples.tsx';
import { Sample } from './sample.tsx';
import { Section } from './section.tsx';
import { TabSamples } from './tab-samples.tsx';
import { statesTexts as text } from './texts.ts';

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What is pressed, chosen or marked. */
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
