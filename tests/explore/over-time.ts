import type { Page } from '@playwright/test';
import type { Action } from './actions.ts';
import { collectFacts } from './collect-facts.ts';
import type { Control, Facts } from './facts.ts';
import type { Broken } from './perform.ts';

/** Actions that ask nothing of the screen: what a person did there stays. */
const PASSIVE_ACTIONS: ReadonlySet<Action['is']> = new Set([
  'scroll',
  'outage',
  'secondTab',
  'break',
  'calm',
]);

const isPassive = (action: Action): boolean =>
  PASSIVE_ACTIONS.has(action.is) || (action.is === 'key' && action.key.endsWith('Tab'));

const pathOf = ({ address }: Facts): string => address.split('?')[0] ?? '';

const sameField = (one: Control) => (other: Control) =>
  other.kind === 'field' && other.name === one.name && other.type === one.type;

/** Fields whose text has changed though nobody typed. */
const changedTexts = (before: Facts, after: Facts): readonly string[] =>
  before.controls
    .filter(({ kind, value }) => kind === 'field' && value !== '')
    .flatMap((field) => {
      const now = after.controls.find(sameField(field));
      const was = before.controls.filter(sameField(field));
      return now && was.length === 1 && now.value !== field.value
        ? [`${field.name}: ${field.value.slice(0, 20)} → ${now.value.slice(0, 20)}`]
        : [];
    });

/** Compares a screen before and after an action. @returns what was lost that the action did not ask for */
export function brokenSince(before: Facts, action: Action, after: Facts): Broken {
  const stays = pathOf(before) === pathOf(after);
  const isQuiet = isPassive(action);
  const isPress = action.is === 'press' && action.control.kind !== 'link';
  const losesFocus = (isQuiet || isPress) && stays && !before.focused.isBody && after.focused.isBody;
  return {
    'goes nowhere by itself': isQuiet && !stays ? [`${before.address} → ${after.address}`] : [],
    'keeps what was typed': isQuiet && stays ? changedTexts(before, after) : [],
    'keeps the focus on a control': losesFocus ? [before.focused.description] : [],
  };
}

/** A change of a balance reaches the page with its next poll, ms. */
const BALANCE_MS = 20_000;
const POLL_MS = 1_000;

/** Compares the balance of the header with the ledger, until they agree. @returns the difference that stays */
export async function balanceAgainst(
  page: Page,
  ledger: () => Promise<readonly string[]>,
  waitMs = BALANCE_MS,
): Promise<readonly string[]> {
  const until = Date.now() + waitMs;
  let [shown, sums] = [(await collectFacts(page)).balance, await ledger()];
  while (shown !== null && !sums.includes(shown) && Date.now() < until) {
    await page
      .getByRole('banner')
      .getByText(new RegExp(sums.join('|').replaceAll('.', String.raw`\.`)))
      .first()
      .waitFor({ timeout: POLL_MS })
      .catch(() => undefined);
    [shown, sums] = [(await collectFacts(page)).balance, await ledger()];
  }
  return shown === null || sums.includes(shown) ? [] : [`${shown} is shown, not ${sums.join(' or ')}`];
}
