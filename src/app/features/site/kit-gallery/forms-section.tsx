import { useState } from 'react';
import { digitsTyped } from '#contract/text/digits-typed.ts';
import { t } from '#i18n/texts.ts';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { DigitBoxes } from '#kit/form/digit-boxes.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Sample, Section } from './sample.tsx';
import { statesTexts } from './texts.ts';

const text = statesTexts.forms;

function SecretSamples() {
  const [typed, setTyped] = useState('1290');
  const [refused, setRefused] = useState('');
  return (
    <div className="states__stack">
      <DigitBoxes label={text.secret.label} value={typed} onValueChange={setTyped} filterText={digitsTyped} />
      <DigitBoxes
        label={text.secret.label}
        error={text.secret.error}
        value={refused}
        onValueChange={setRefused}
        filterText={digitsTyped}
      />
      <FormProblem>{text.problem}</FormProblem>
    </div>
  );
}

/** Fields, right and wrong. */
export function FormsSection() {
  return (
    <Section title={statesTexts.sections.forms}>
      <Sample span={8} caption={statesTexts.captions.errors}>
        <div className="states__halves">
          <TextField label={text.name.label} defaultValue={text.name.value} error={text.name.error} />
          <PasswordField
            label={text.password.label}
            defaultValue={text.password.value}
            error={text.password.error}
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
          />
          <TextField
            label={text.phone.label}
            defaultValue={text.phone.value}
            error={text.phone.error}
            inputMode="tel"
            leading={<Icon name="phone" size={18} />}
          />
          <Checkbox label={text.agree.label} error={text.agree.error} />
        </div>
      </Sample>
      <Sample span={4} caption={statesTexts.captions.fields}>
        <div className="states__stack">
          <TextField label={text.nick.label} placeholder={text.nick.placeholder} hint={text.nick.hint} />
          <TextField
            label={text.fixed.label}
            value={text.fixed.value}
            hint={text.fixed.hint}
            readOnly
            disabled
          />
          <Checkbox label={text.remember} defaultChecked />
        </div>
      </Sample>
      <Sample span={4} caption={statesTexts.captions.secret}>
        <SecretSamples />
      </Sample>
    </Section>
  );
}
