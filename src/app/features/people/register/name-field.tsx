import type { ComponentProps } from 'react';
import { Chip } from '#kit/choice/chip.tsx';
import { Spinner } from '#kit/feedback/spinner.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from './texts.ts';
import type { NameCheck } from './use-name-check.ts';

interface NameFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
  check: NameCheck;
  onOffer: (name: string) => void;
}

const MARKS = {
  quiet: null,
  checking: <Spinner size={16} />,
  free: <Icon name="check-circle" size={19} className="consent" />,
  taken: null,
  reserved: null,
} as const;

function errorOf({ is }: NameCheck): string | undefined {
  if (is === 'taken') return t('register.nameTaken');
  return is === 'reserved' ? t('register.nameReserved') : undefined;
}

/** The name of the account to be, checked with the platform while it is typed. */
export function NameField({ error, check, onOffer, ...input }: NameFieldProps) {
  const isFree = check.is === 'free' && error === undefined;
  return (
    <div className="name-field">
      <TextField
        label={t('login.name')}
        leading={<Icon name="user" size={19} />}
        trailing={error === undefined ? MARKS[check.is] : null}
        hint={isFree ? t('register.nameFree') : t('register.nameHint')}
        error={error ?? errorOf(check)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      {check.is === 'taken' && check.offers.length > 0 && (
        <div className="row gap2 name-offers">
          <span className="cap t3">{t('register.nameOffers')}</span>
          {check.offers.map((offer) => (
            <Chip key={offer} onClick={() => onOffer(offer)}>
              {offer}
            </Chip>
          ))}
        </div>
      )}
      <p className="sr" role="status">
        {isFree ? t('register.nameFree') : ''}
      </p>
    </div>
  );
}
