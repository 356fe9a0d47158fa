import { type FormEvent, useEffect, useState } from 'react';
import { BLOCKED_WORD_MAX } from '#contract/community/chat/constants.ts';
import type { Blocks } from '#contract/community/chat/moderation/moderation-schema.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from '../texts.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import './danmaku-settings.css';
import { isBlank } from '#contract/community/expression/shown-text.ts';

const NO_BLOCKS: Blocks = { words: [], users: [], leastLevel: 0 };

type Props = { readonly ports: DanmakuPorts };

/** Levels to choose from; level 0 includes all members. */
const LEVELS = ['0', '2', '4', '6'] as const;

function AddWord({ ports }: Props) {
  const [word, setWord] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(word)) return;
    ports.block({ is: 'word', word: word.trim(), blocked: true });
    setWord('');
  };
  return (
    <form onSubmit={add}>
      <TextField
        label={t('danmaku.word')}
        hint={t('danmaku.wordHint')}
        value={word}
        maxLength={BLOCKED_WORD_MAX}
        autoComplete="off"
        onChange={({ target }) => setWord(target.value)}
        trailing={
          <Button type="submit" size="xs" disabled={isBlank(word)}>
            {t('danmaku.addWord')}
          </Button>
        }
      />
    </form>
  );
}

type Blocked = { readonly id: string; readonly name: string; readonly unblock: () => void };

const BlockedList = ({ label, all }: { label: string; all: readonly Blocked[] }) => (
  <ul className="danmaku-settings__blocked cluster gap-6" aria-label={label}>
    {all.map(({ id, name, unblock }) => (
      <li key={id}>
        <span className="ell">{name}</span>
        <IconButton
          icon="x"
          size="xs"
          iconSize={14}
          label={t('danmaku.unblock', { what: name })}
          onClick={unblock}
        />
      </li>
    ))}
  </ul>
);

const wordsOf = ({ words }: Blocks, { block }: DanmakuPorts): readonly Blocked[] =>
  words.map((word) => ({
    id: word,
    name: word,
    unblock: () => block({ is: 'word', word, blocked: false }),
  }));

const usersOf = ({ users }: Blocks, { block }: DanmakuPorts): readonly Blocked[] =>
  users.map((user) => ({
    id: user.userId,
    name: user.name,
    unblock: () => block({ is: 'user', user, blocked: false }),
  }));

const nameOfLevel = (level: string): string =>
  level === '0' ? t('danmaku.anyLevel') : t('danmaku.fromLevel', { level });

/** Block settings of the viewer, for danmaku and chat. */
export function DanmakuBlocks({ ports }: Props) {
  const [blocks, setBlocks] = useState<Blocks>(NO_BLOCKS);
  useEffect(() => ports.followBlocks(setBlocks), [ports]);
  const [words, users] = [wordsOf(blocks, ports), usersOf(blocks, ports)];
  return (
    <div className="danmaku-settings">
      <AddWord ports={ports} />
      {words.length > 0 ? <BlockedList label={t('danmaku.word')} all={words} /> : null}
      <div className="danmaku-settings__row">
        <span>{t('danmaku.leastLevel')}</span>
        <Segmented
          label={t('danmaku.leastLevel')}
          options={LEVELS.map((value) => ({ value, label: nameOfLevel(value) }))}
          value={LEVELS.findLast((level) => Number(level) <= blocks.leastLevel) ?? '0'}
          onValueChange={(level) => ports.block({ is: 'leastLevel', level: Number(level) })}
        />
      </div>
      <b className="danmaku-settings__head">{t('danmaku.users')}</b>
      {users.length > 0 ? (
        <BlockedList label={t('danmaku.users')} all={users} />
      ) : (
        <p className="danmaku-settings__none">{t('danmaku.noUsers')}</p>
      )}
    </div>
  );
}
