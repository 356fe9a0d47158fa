import { type FormEvent, useState } from 'react';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import {
  AGENT_ABOUT,
  AGENT_EXPERIENCE,
  AGENT_MONTHLY_MAX,
  AGENT_WAYS,
} from '#contract/rewards/agent/constants.ts';
import { oneOf } from '#contract/text/one-of.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { t } from '../texts.ts';

export type Way = (typeof AGENT_WAYS)[number];

const isMonthly = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= AGENT_MONTHLY_MAX;
const isAbout = (typed: string) =>
  typed.trim().length >= AGENT_ABOUT.least && typed.trim().length <= AGENT_ABOUT.most;

/** Retains the typed fields over rejections and reloads, until they have been sent. */
function useFields() {
  const [ways, setWays] = useStoredDraft('agent.ways');
  const [monthly, setMonthly] = useStoredDraft('agent.monthly');
  const [experience, setExperience] = useStoredDraft('agent.experience');
  const [about, setAbout] = useStoredDraft('agent.about');
  const [adults, setAdults] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const chosen = AGENT_WAYS.filter((way) => ways.split(',').includes(way));
  const toggle = (way: Way) =>
    setWays(AGENT_WAYS.filter((each) => chosen.includes(each) !== (each === way)).join(','));
  const clear = () => {
    for (const set of [setWays, setMonthly, setExperience, setAbout]) set('');
  };
  const years = oneOf(AGENT_EXPERIENCE, experience, 'none');
  return {
    ...{ chosen, toggle, monthly, setMonthly, years, setExperience },
    ...{ about, setAbout, adults, setAdults, agreed, setAgreed, clear },
  };
}

/** The form of an application: its fields, what is wrong with them once it was tried, and the sending. */
export function useApplication() {
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
    ways: chosen.length > 0 ? undefined : t('agent.waysMissing'),
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
  const words = { ORDER_STEP_REFUSED: t('agent.refused') };
  const refusal = state.is === 'refused' ? refusalText(words, state.error) : undefined;
  return { ...fields, problems: tried ? problems : none, refusal, submit, isSending: state.is === 'sending' };
}
