import { useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { StarButton } from '#kit/choice/toggle-button.tsx';
import { Illustration } from '#kit/feedback/illustration.tsx';
import { type IllustrationName, illustrationObjects } from '#kit/feedback/illustration-objects.table.tsx';
import { iconPaths } from '#kit/icon/icon-paths.table.ts';
import { LineIcon, type LineIconName, moneyIconPaths } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Carousel } from '#kit/layout/carousel.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { Sample, Section } from './sample.tsx';
import { statesTexts } from './texts.ts';

const { captions, picks, slides, sections } = statesTexts;

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));

const ICONS: readonly LineIconName[] = [...namesOf(iconPaths), ...namesOf(moneyIconPaths)];
const ILLUSTRATIONS: readonly IllustrationName[] = namesOf(illustrationObjects);

/** Cards of which one is chosen, and a star. */
function PickSamples() {
  const [picked, setPicked] = useState<string>(picks.options[0]);
  const [starred, setStarred] = useState(true);
  return (
    <fieldset className="states__stack">
      <legend className="sr">{picks.label}</legend>
      {picks.options.map((option) => (
        <PickCard
          key={option}
          className="states__pick"
          name="picks"
          checked={option === picked}
          disabled={option === picks.off}
          onPick={() => setPicked(option)}
        >
          {option}
        </PickCard>
      ))}
      <StarButton label={picks.star} pressed={starred} onToggle={() => setStarred(!starred)} />
    </fieldset>
  );
}

const SlideSamples = () => (
  <Carousel
    labels={{
      ...slides,
      slide: (at, count) => `${at} / ${count}`,
      goTo: (at) => slides.goTo.replace('{at}', String(at)),
    }}
    keys={slides.texts}
    render={(index) => (
      <Card as="div" className="states__slide">
        <Button variant="ghost">{slides.texts[index]}</Button>
      </Card>
    )}
  />
);

/** Cards, slides, codes, icons and illustrations. */
export function DrawingsSection() {
  return (
    <Section title={sections.drawings}>
      <Sample span={4} caption={captions.picks}>
        <PickSamples />
      </Sample>
      <Sample span={4} caption={captions.slides} card={false}>
        <SlideSamples />
      </Sample>
      <Sample span={4} caption={captions.code}>
        <QrCode value="https://courtside.example/app/home" size={128} title={captions.code} />
      </Sample>
      <Sample span={8} caption={captions.icons}>
        <ul className="cluster gap-14">
          {ICONS.map((name) => (
            <li key={name} title={name}>
              <LineIcon name={name} size={24} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample span={4} caption={captions.illustrations}>
        <div className="states__flow">
          {ILLUSTRATIONS.map((name) => (
            <Illustration key={name} name={name} size={96} />
          ))}
        </div>
      </Sample>
    </Section>
  );
}
