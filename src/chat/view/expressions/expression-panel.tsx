import { useId, useState } from 'react';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { MissingPart } from '#app/kit/part/missing-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { t } from '../texts.ts';
import { EmoteGrid } from './emote-grid.tsx';
import { PhraseList } from './phrase-list.tsx';
import './expressions.css';

const EmojiPicker = lazyPart(() => import('./emoji-picker.tsx').then((file) => file.EmojiPicker));

const KINDS = ['emotes', 'emoji', 'phrases'] as const;
type Kind = (typeof KINDS)[number];

type Props = {
  /** Puts it where one writes, and leaves the panel open for the next. */
  readonly onPut: (text: string) => void;
  /** A whole phrase: the panel closes. */
  readonly onPhrase: (phrase: string) => void;
};

function Kinds({ kind, onPut, onPhrase }: Props & { kind: Kind }) {
  switch (kind) {
    case 'emotes':
      return <EmoteGrid onPick={onPut} />;
    case 'phrases':
      return <PhraseList onPick={onPhrase} />;
    case 'emoji':
      return (
        <OptionalPart wait={<SkeletonRows count={4} />} missing={<MissingPart />}>
          <EmojiPicker onPick={onPut} />
        </OptionalPart>
      );
    default:
      return kind satisfies never;
  }
}

/** The platform's emotes, all emoji, and short phrases. */
export function ExpressionPanel(props: Props) {
  const [kind, setKind] = useState<Kind>('emotes');
  const id = useId();
  const items = KINDS.map((value) => ({ value, label: t(`chat.${value}`) }));
  return (
    <div className="expressions">
      <Tabs id={id} label={t('chat.expressions')} items={items} value={kind} onValueChange={setKind} />
      {KINDS.map((value) => (
        <TabPanel key={value} tabs={id} value={value} current={kind} className="expressions__panel">
          <Kinds kind={value} {...props} />
        </TabPanel>
      ))}
    </div>
  );
}
