import { type ComponentProps, useEffect, useState } from 'react';
import { isUserName } from '#contract/text/form-rules.ts';
import { callCore } from '#core-client/core.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { Spinner } from '#kit/feedback/loading.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from './texts.ts';

const SHORTEST = 2;
const LONGEST = 24;

/** Validates a user name [5.02, 5.09]; returns the error, as far as the page can check. */
export function nameRule(name: string): true | string {
  if (name !== '' && !isUserName(name)) return t('register.nameCharacters');
  return (name.length >= SHORTEST && name.length <= LONGEST) || t('register.nameLength');
}

const DEBOUNCE_MS = 300;

/** Platform's result for a name that is being typed; `quiet` while there is none. */
type NameCheck =
  | { readonly is: 'quiet' | 'checking' | 'free' | 'reserved' }
  | { readonly is: 'taken'; readonly offers: readonly string[] };

const QUIET: NameCheck = { is: 'quiet' };

async function check(name: string, signal: AbortSignal): Promise<NameCheck> {
  const { problem, free } = await callCore('register.checkName', { name }, signal);
  if (problem === null) return { is: 'free' };
  return problem === 'taken' ? { is: 'taken', offers: free } : { is: 'reserved' };
}

/**
 * Queries the platform 300 ms after the last letter, once the name satisfies the rule [9.03]. A stale response is never
 * shown.
 */
export function useNameCheck(name: string): NameCheck {
  const [known, setKnown] = useState<{ name: string; check: NameCheck }>({ name: '', check: QUIET });

  useEffect(() => {
    if (nameRule(name) !== true) return;
    const abort = new AbortController();
    const updateKnown = (answer: NameCheck) => setKnown({ name, check: answer });
    const timer = setTimeout(() => {
      updateKnown({ is: 'checking' });
      check(name, abort.signal).then(
        (answer) => abort.signal.aborted || updateKnown(answer),
        () => abort.signal.aborted || updateKnown(QUIET),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name]);

  return known.name === name ? known.check : QUIET;
}

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
    <div className="stack gap-8">
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
        <div className="row gap-8 wraps">
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
