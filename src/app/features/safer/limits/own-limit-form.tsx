import { type FormEvent, useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import type { OwnLimit } from '#contract/models/own-limit.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { limitName, typedLimit, unitWord } from './own-limit-words.ts';
import { t } from './texts.ts';
import type { OwnLimitSetting } from './use-own-limit.ts';

interface OwnLimitFormProps {
  limit: OwnLimit;
  currency: CurrencyEntry;
  setting: OwnLimitSetting;
  onDone: () => void;
}

/** Another limit: a free field, nothing is suggested. Lifting one is a raise, and waits as long. */
export function OwnLimitForm({ limit, currency, setting, onDone }: OwnLimitFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = typedLimit(text, limit.kind);
    setWrong(amount === null);
    if (amount !== null && (await setting.set(amount))) onDone();
  };
  const lift = async () => {
    if (await setting.set(null)) onDone();
  };
  return (
    <form className="limits__form" onSubmit={submit} noValidate>
      <TextField
        label={t('ownLimit.field', { name: limitName(limit), unit: unitWord(limit.kind, currency) })}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isWrong ? t('ownLimit.wrong') : undefined}
      />
      <div className="row gap2">
        <Button type="submit" loading={setting.busy}>
          {t('ownLimit.save')}
        </Button>
        {limit.amount === null ? null : (
          <Button variant="ghost" disabled={setting.busy} onClick={lift}>
            {t('ownLimit.lift')}
          </Button>
        )}
        <Button variant="ghost" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
