import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { paths } from '#app/routes/paths.ts';
import type { ActivityTask, TaskMeasure } from '#contract/activity/schema/task.ts';
import { KINDS } from '../head/kinds.table.ts';
import { t } from './texts.ts';

/** A whole number with its thousands apart: `10,000`. */
export const grouped = (count: number | bigint): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Names tasks, each in one line, with the currency's verb for paying out. */
export function useTaskNames(): (task: Pick<ActivityTask, 'measure' | 'needed'>) => string {
  const { verb } = useWalletTerms();
  return ({ measure, needed }) => t(`task.${measure}`, { needed: grouped(needed), verb });
}

/** Page on which each measure is done. */
export const TASK_PATHS: Readonly<Record<TaskMeasure, string>> = {
  phone: paths.profile,
  withdrawPassword: paths.password,
  payee: paths.payees,
  limit: paths.limits,
  follow: paths.home,
  watch: paths.home,
  signIn: KINDS.signIn.path ?? paths.activities,
  chat: paths.home,
  gift: paths.home,
  guess: paths.activities,
  bet: paths.home,
  multiple: paths.home,
  stake: paths.home,
};
