import { refusalText } from '#app/page/refusal-text.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, serverTime } from '#contract/units/time.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

const weekdayOf = (day: string): string =>
  t('stop.weekdays').charAt(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Formats an end time with weekday for checking: `2026-11-30 周一 14:28`; epoch ms. */
export function endText(at: number): string {
  const day = siteDayOf(at);
  return t('stop.until', { day, weekday: weekdayOf(day), time: hourMinute(serverTime(at)) });
}

const TEXTS: RefusalTexts = { ORDER_STEP_REFUSED: t('stop.tooSoon'), BAD_REQUEST: t('stop.badDay') };

/**
 * Runs a call that stops play, once: after the response every tab reloads the member's permissions [P.17, P.18].
 * @param request sends the request. @throws AppError
 */
export function useStop<What>(request: (input: What) => Promise<unknown>, refusalTexts: RefusalTexts = {}) {
  const { state, run, forget } = useSubmission(async (input: What) => {
    await request(input);
    await core.money.refresh();
    await refreshAnswers('restriction.get', 'restriction.outlook');
  });
  const error = refusalOf(state);
  return {
    busy: state.is === 'sending',
    refused: error && t('stop.refused', { why: refusalText({ ...TEXTS, ...refusalTexts }, error) }),
    run: async (input: What): Promise<boolean> => (await run(input)).is === 'done',
    forget,
  };
}
