import type { ComponentProps } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { Chip } from '#app/kit/choice/chip.tsx';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { NameCheck } from './use-name-check.ts';

interface NameFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
  check: NameCheck;
  onOffer: (name: string) => void;
}

const MARKS = {
  quiet: null,
  checking: <Spinner size={16} />,
  free: <Icon name="check-circle" size={19} className="okc" />,
  taken: null,
  reserved: null,
} as const;

function errorOf({ is }: NameCheck): string | undefined {
  if (is === 'taken') return tLater('register.nameTaken');
  return is === 'reserved' ? tLater('register.nameReserved') : undefined;
}

/** The name of the account to be, checked with the platform while it is typed. */
export function NameField({ error, check, onOffer, ...input }: NameFieldProps) {
  const isFree = check.is === 'free' && error === undefined;
  return (
    <div className="name-field">
      <TextField
        label={tLater('login.name')}
        leading={<Icon name="user" size={19} />}
        trailing={error === undefined ? MARKS[check.is] : null}
        hint={isFree ? tLater('register.nameFree') : tLater('register.nameHint')}
        error={error ?? errorOf(check)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      {check.is === 'taken' && check.offers.length > 0 && (
        <div className="row gap2 name-offers">
          <span className="cap t3">{tLater('register.nameOffers')}</span>
          {check.offers.map((offer) => (
            <Chip key={offer} onClick={() => onOffer(offer)}>
              {offer}
            </Chip>
          ))}
        </div>
      )}
      <p className="sr" role="status">
        {isFree ? tLater('register.nameFree') : ''}
      </p>
    </div>
  );
}
