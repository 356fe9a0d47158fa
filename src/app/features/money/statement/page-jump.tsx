import { type FormEvent, useState } from 'react';
import { plainTyped } from '#contract/text/digits-typed.ts';
import { isPositiveInteger } from '#contract/text/text-patterns.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from './texts.ts';

/** Longer than any number of a page. */
const LONGEST = 6;

/** Parses a page number, or returns null when there is no such page [5.09]. */
const pageTyped = (text: string, pages: number): number | null =>
  isPositiveInteger(text) && Number(text) <= pages ? Number(text) : null;

/** Opens a page by its number; an invalid one is reported while it is typed [5.09]. */
export function PageJump({ pages, toPage }: { pages: number; toPage: (page: number) => void }) {
  const [typed, setTyped] = useState('');
  const page = pageTyped(typed, pages);
  const isWrong = typed !== '' && page === null;
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (page === null) return;
    toPage(page);
    setTyped('');
  };
  return (
    <form className="pager__jump" onSubmit={jump} noValidate>
      <TextField
        label={t('record.jump')}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        error={isWrong ? t('record.jumpWrong', { pages }) : undefined}
        onChange={({ target }) => setTyped(plainTyped(target.value).trim())}
      />
    </form>
  );
}
