import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { endText, useStop } from '#app/features/protection/safer/stop/use-stop.ts';
import { accountTexts } from '#app/page/refusal-text.ts';
import type { ExclusionTerm } from '#contract/protection/restriction/constants.ts';
import { exclusionEnd } from '#contract/protection/restriction/restriction-end.ts';
import { callCore, core } from '#core-client/core.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Card } from '#kit/layout/card.tsx';
import { isPhrase, phraseOf, termName } from './term-step.tsx';
import { t } from './texts.ts';

interface ConfirmStepProps {
  /** Name of the account, for the password field. */
  name: string;
  term: ExclusionTerm;
  onBack: () => void;
}

const TICKS = [t('exclusion.tick1'), t('exclusion.tick2'), t('exclusion.tick3')];

type Form = { readonly phrase: string; readonly password: string };

function titleOf(term: ExclusionTerm, now: number): string {
  const end = exclusionEnd(term, now);
  return end === null
    ? t('exclusion.confirmEver')
    : t('exclusion.confirmTitle', { term: termName(term), end: endText(end) });
}

/** The three sentences one by one: a positive act for each. */
function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (text: string, on: boolean) =>
    setTicked(
      (before) => new Set([...before].filter((sentence) => sentence !== text).concat(on ? [text] : [])),
    );
  return { ticked, toggle, all: ticked.size === TICKS.length };
}

/**
 * Last step: end of the term in the title, three checkboxes, the phrase to type, the password, and a button with the term
 * [P.18].
 */
export function ConfirmStep({ name, term, onBack }: ConfirmStepProps) {
  const now = useServerNow();
  const { ticked, toggle, all } = useTicks();
  const { register, handleSubmit, formState } = useForm<Form>({
    defaultValues: { phrase: '', password: '' },
  });
  const { busy, refused, run } = useStop(async (password: string) => {
    await core.session.confirmPassword(name, password);
    await callCore('restriction.exclude', { term, agreed: true });
  }, accountTexts);
  const submit = handleSubmit(async ({ password }) => {
    if (all) await run(password);
  });
  const unticked = formState.isSubmitted && !all;
  return (
    <Card as="form" className="stop-box" onSubmit={submit} noValidate aria-labelledby="exclusion-confirm">
      <header>
        <h2 id="exclusion-confirm">{titleOf(term, now)}</h2>
        <p className="t2 sm">{t('exclusion.confirmText')}</p>
      </header>
      {TICKS.map((text) => (
        <Checkbox
          key={text}
          label={text}
          checked={ticked.has(text)}
          onChange={({ target }) => toggle(text, target.checked)}
        />
      ))}
      {unticked ? <FormProblem>{t('exclusion.tickAll')}</FormProblem> : null}
      <TextField
        label={t('exclusion.phrase', { words: phraseOf(term) })}
        autoComplete="off"
        error={formState.errors.phrase?.message}
        {...register('phrase', { validate: (typed) => isPhrase(typed, term) || t('exclusion.phraseWrong') })}
      />
      <PasswordField
        label={t('exclusion.password')}
        showLabel={t('exclusion.show')}
        hideLabel={t('exclusion.hide')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { validate: (typed) => typed !== '' || t('exclusion.passwordNeeded') })}
      />
      {refused ? <FormProblem>{refused}</FormProblem> : null}
      <div className="stop-actions cluster gap-12">
        <Button size="lg" onClick={onBack}>
          {t('exclusion.previous')}
        </Button>
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('exclusion.begin', { term: termName(term) })}
        </Button>
      </div>
    </Card>
  );
}
