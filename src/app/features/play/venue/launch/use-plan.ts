import { useState } from 'react';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { callCore } from '#core-client/core.ts';
import { chosenMinutes, chosenSpend, NO_CHOICE, type PlanChoice } from './visit-plan.ts';

/** The choice of time and spend, and telling the platform of it before the game opens [P.28]. */
export function usePlan({ venue, gameId }: Pick<Game, 'venue' | 'gameId'>, currency: Currency) {
  const [time, setTime] = useState<PlanChoice>(NO_CHOICE);
  const [spend, setSpend] = useState<PlanChoice>(NO_CHOICE);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const minutes = chosenMinutes(time);
  const maxSpend = chosenSpend(spend);
  /** @returns whether the platform enforces the plan for the visit */
  const choose = async (): Promise<boolean> => {
    setTried(true);
    setRefusal(null);
    if (minutes === undefined || maxSpend === undefined) return false;
    try {
      await callCore('venue.plan', { venue, gameId, currency, minutes, spend: maxSpend });
      return true;
    } catch (thrown) {
      setRefusal(toAppError(thrown));
      return false;
    }
  };
  return {
    time,
    setTime,
    spend,
    setSpend,
    wrongTime: tried && minutes === undefined,
    wrongSpend: tried && maxSpend === undefined,
    refusal,
    forget: () => setRefusal(null),
    choose,
  };
}
