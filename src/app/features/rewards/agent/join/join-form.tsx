import { useId, useState } from 'react';
import { AGENT_ABOUT, AGENT_EXPERIENCE, AGENT_WAYS } from '#contract/rewards/agent/constants.ts';
import type { AgentStatus } from '#contract/rewards/agent/schema.ts';
import { Button } from '#kit/action/button.tsx';
import { Chip } from '#kit/choice/chip.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { describedBy, FieldFrame, FieldNote } from '#kit/form/field-frame.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';
import { useApplication } from './use-application.ts';

type Application = ReturnType<typeof useApplication>;

function Ways({ chosen, toggle, problems }: Application) {
  const id = useId();
  return (
    <fieldset className="field agent__wide" {...describedBy(id, { error: problems.ways })}>
      <legend>{t('agent.ways')}</legend>
      <div className="agent__chips">
        {AGENT_WAYS.map((way) => (
          <Chip key={way} tone="filter" selected={chosen.includes(way)} onClick={() => toggle(way)}>
            {t(`agent.${way}`)}
          </Chip>
        ))}
      </div>
      <FieldNote controlId={id} error={problems.ways} />
    </fieldset>
  );
}

function Experience({ years, setExperience }: Application) {
  const id = useId();
  return (
    <FieldFrame label={t('agent.experience')} controlId={id}>
      <span className="input">
        <select
          id={id}
          className="agent__select"
          value={years}
          onChange={({ target }) => setExperience(target.value)}
        >
          {AGENT_EXPERIENCE.map((each) => (
            <option key={each} value={each}>
              {t(`agent.${each}`)}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}

function About({ about, setAbout, problems }: Application) {
  const id = useId();
  const notes = {
    hint: t('agent.aboutHint', { count: about.length, most: AGENT_ABOUT.most }),
    error: problems.about,
  };
  return (
    <div className="agent__wide">
      <FieldFrame label={t('agent.about')} {...notes} controlId={id}>
        <textarea
          className="text-area"
          rows={4}
          value={about}
          onChange={({ target }) => setAbout(target.value)}
          {...describedBy(id, notes)}
        />
      </FieldFrame>
    </div>
  );
}

/** Both promises, and the paper they speak of, which opens on the spot. */
function Promises({ adults, setAdults, agreed, setAgreed, problems }: Application) {
  const [isReading, setReading] = useState(false);
  return (
    <div className="agent__wide agent__promises">
      <Checkbox
        label={t('agent.adults')}
        checked={adults}
        error={problems.adults}
        onChange={({ target }) => setAdults(target.checked)}
      />
      <Checkbox
        label={t('agent.agree')}
        checked={agreed}
        error={problems.agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <button type="button" className="link sm" onClick={() => setReading(true)}>
        {t('agent.terms')}
      </button>
      <Dialog
        open={isReading}
        onOpenChange={() => setReading(false)}
        title={t('agent.termsTitle')}
        description={t('agent.termsText')}
        closeLabel={t('common.close')}
      />
    </div>
  );
}

/** The application to become an agent: an operator reads it. */
export function JoinForm({ standing: { realName, phone } }: { standing: AgentStatus }) {
  const application = useApplication();
  const { monthly, setMonthly, problems, refusal, submit, isSending } = application;
  return (
    <form className="agent__form" onSubmit={submit} noValidate>
      <TextField label={t('agent.realName')} hint={t('agent.realNameHint')} value={realName} disabled />
      <TextField label={t('agent.phone')} value={phone} disabled />
      <Ways {...application} />
      <TextField
        label={t('agent.monthly')}
        inputMode="numeric"
        autoComplete="off"
        value={monthly}
        error={problems.monthly}
        onChange={({ target }) => setMonthly(target.value)}
      />
      <Experience {...application} />
      <About {...application} />
      <Promises {...application} />
      <div className="agent__wide agent__submit">
        {refusal === undefined ? null : <FormProblem>{refusal}</FormProblem>}
        <Button type="submit" variant="primary" size="lg" loading={isSending}>
          {t('agent.submit')}
        </Button>
      </div>
    </form>
  );
}
