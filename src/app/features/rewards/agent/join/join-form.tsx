import { type FormEvent, useId, useState } from 'react';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import {
  AGENT_ABOUT,
  AGENT_CHANNELS,
  AGENT_EXPERIENCE,
  AGENT_MONTHLY_MAX,
} from '#contract/rewards/agent/agent-rules.ts';
import type { AgentStatus } from '#contract/rewards/agent/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { describedBy, FieldFrame, FieldNote } from '#kit/form/field-frame.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';

type Channel = (typeof AGENT_CHANNELS)[number];

const isMonthly = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= AGENT_MONTHLY_MAX;
const isAbout = (typed: string) =>
  typed.trim().length >= AGENT_ABOUT.least && typed.trim().length <= AGENT_ABOUT.most;

/** Retains the typed fields over rejections and reloads, until they have been sent. */
function useFields() {
  const [channels, setChannels] = useStoredDraft('agent.ways');
  const [monthly, setMonthly] = useStoredDraft('agent.monthly');
  const [experience, setExperience] = useStoredDraft('agent.experience');
  const [about, setAbout] = useStoredDraft('agent.about');
  const [adults, setAdults] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const chosen = AGENT_CHANNELS.filter((channel) => channels.split(',').includes(channel));
  const toggle = (channel: Channel) =>
    setChannels(AGENT_CHANNELS.filter((each) => chosen.includes(each) !== (each === channel)).join(','));
  const clear = () => {
    for (const set of [setChannels, setMonthly, setExperience, setAbout]) set('');
  };
  const years = oneOf(AGENT_EXPERIENCE, experience, 'none');
  return {
    ...{ chosen, toggle, monthly, setMonthly, years, setExperience },
    ...{ about, setAbout, adults, setAdults, agreed, setAgreed, clear },
  };
}

/** The form of an application: its fields, what is wrong with them once it was tried, and the sending. */
function useApplication() {
  const fields = useFields();
  const { chosen, monthly, years, about, adults, agreed, clear } = fields;
  const [tried, setTried] = useState(false);
  const { state, run } = useSubmission(() =>
    callCore('agent.join', {
      ways: [...chosen],
      monthly: Number(monthly),
      experience: years,
      about: about.trim(),
    }),
  );
  const problems = {
    channels: chosen.length > 0 ? undefined : t('agent.waysMissing'),
    monthly: isMonthly(monthly) ? undefined : t('agent.monthlyRule', { most: AGENT_MONTHLY_MAX }),
    about: isAbout(about) ? undefined : t('agent.aboutRule', AGENT_ABOUT),
    adults: adults ? undefined : t('agent.agreeMissing'),
    agreed: agreed ? undefined : t('agent.agreeMissing'),
  };
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    await run(undefined, ({ is }) => {
      if (is !== 'done') return undefined;
      clear();
      return refreshAnswers('agent.check');
    });
  };
  const none: Partial<typeof problems> = {};
  const refusalTexts = { ORDER_STEP_REFUSED: t('agent.refused') };
  const refusal = state.is === 'refused' ? refusalText(refusalTexts, state.error) : undefined;
  return { ...fields, problems: tried ? problems : none, refusal, submit, isSending: state.is === 'sending' };
}

type Application = ReturnType<typeof useApplication>;

function Channels({ chosen, toggle, problems }: Application) {
  const id = useId();
  return (
    <fieldset className="field whole-row" {...describedBy(id, { error: problems.channels })}>
      <legend>{t('agent.ways')}</legend>
      <div className="cluster gap-8">
        {AGENT_CHANNELS.map((channel) => (
          <Chip
            key={channel}
            tone="filter"
            selected={chosen.includes(channel)}
            onClick={() => toggle(channel)}
          >
            {t(`agent.${channel}`)}
          </Chip>
        ))}
      </div>
      <FieldNote controlId={id} error={problems.channels} />
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
          className="agent__select grow"
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
    <div className="whole-row">
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
    <div className="whole-row stack items-start gap-10">
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
        lightDismiss
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
      <Channels {...application} />
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
      <div className="whole-row stack items-start gap-10">
        {refusal === undefined ? null : <FormProblem>{refusal}</FormProblem>}
        <Button type="submit" variant="primary" size="lg" loading={isSending}>
          {t('agent.submit')}
        </Button>
      </div>
    </form>
  );
}
