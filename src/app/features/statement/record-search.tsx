import { type FormEvent, useState } from 'react';
import { TextField } from '#app/kit/form/text-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { NUMBER_MAX } from './record-pick.ts';
import { t } from './texts.ts';
import type { Picking } from './use-record-pick.ts';

/** Finds lines by a part of their number, in all the time the statement goes back. */
export function RecordSearch({ picking: { pick, choose } }: { picking: Picking }) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? pick.number;
  const find = (event?: FormEvent) => {
    event?.preventDefault();
    setTyped(null);
    const number = text.trim();
    if (number !== pick.number) choose({ number });
  };
  return (
    <search className="recs__search">
      <form onSubmit={find}>
        <TextField
          type="search"
          label={t('record.search')}
          labelHidden
          placeholder={t('record.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={NUMBER_MAX}
          value={text}
          leading={<Icon name="search" size={16} />}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => find()}
        />
      </form>
    </search>
  );
}
