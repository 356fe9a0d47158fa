import './expressions.css';
import { useId, useState } from 'react';
import { emoteText } from '#contract/community/expression/emote-pieces.ts';
import { EMOTES } from '#contract/community/expression/emotes.table.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from '../texts.ts';

/** The emotes of the chat, one tap each. */
function EmoteGrid({ onPick }: { onPick: (text: string) => void }) {
  return (
    <ul className="expressions__emotes">
      {EMOTES.map((emote) => (
        <li key={emote.code}>
          <button
            type="button"
            aria-label={emote.code}
            title={emote.code}
            onClick={() => onPick(emoteText(emote))}
          >
            <img src={`/emotes/${emote.file}.svg`} alt="" width={32} height={32} decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const phrases = t('chat.phraseList').split('|');

/** List of common phrases, inserted by one tap. */
const PhraseList = ({ onPick }: { onPick: (phrase: string) => void }) => (
  <div className="cluster gap-8">
    {phrases.map((phrase) => (
      <Chip key={phrase} onClick={() => onPick(phrase)}>
        {phrase}
      </Chip>
    ))}
  </div>
);

const EmojiPicker = lazyPart(() => import('./emoji-picker.tsx').then((file) => file.EmojiPicker));

const KINDS = ['emotes', 'emoji', 'phrases'] as const;
type Kind = (typeof KINDS)[number];

type Props = {
  /** Puts it where one writes, and leaves the panel open for the next. */
  readonly onInsert: (text: string) => void;
  /** A whole phrase: the panel closes. */
  readonly onPhrase: (phrase: string) => void;
};

function Kinds({ kind, onInsert, onPhrase }: Props & { kind: Kind }) {
  switch (kind) {
    case 'emotes':
      return <EmoteGrid onPick={onInsert} />;
    case 'phrases':
      return <PhraseList onPick={onPhrase} />;
    case 'emoji':
      return (
        <OptionalPart wait={<SkeletonRows count={4} />} missing={<MissingPart />}>
          <EmojiPicker onPick={onInsert} />
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
