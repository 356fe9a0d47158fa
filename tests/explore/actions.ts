import { pick, type Random } from '#contract/units/random.ts';
import type { FaultRuleInput } from '#sandbox/http/faults/fault-rule.ts';
import type { Control, Facts } from './facts.ts';

/** Next action of the explorer. */
export type Action =
  | { readonly is: 'press' | 'thereAndBack'; readonly control: Control }
  | { readonly is: 'type'; readonly control: Control; readonly text: string }
  | { readonly is: 'key'; readonly key: 'Tab' | 'Shift+Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight' }
  | { readonly is: 'back' | 'forward' | 'reload' | 'scroll' | 'outage' | 'secondTab' | 'calm' }
  | { readonly is: 'visit'; readonly path: string }
  | { readonly is: 'break'; readonly fault: FaultRuleInput };

const TEXTS = [
  '100',
  '0.01',
  '999999999',
  '-5',
  '１２３．４',
  'abc',
  '足球',
  ' 空格 ',
  '<b>粗</b>',
  '😀',
  '很长'.repeat(150),
] as const;

const PATHS = [
  '/app/home',
  '/app/wallet',
  '/app/wallet/deposit',
  '/app/wallet/withdraw',
  '/app/wallet/records',
  '/app/welfare',
  '/app/activities',
  '/app/safer',
  '/app/help',
  '/app/inbox',
  '/app/me',
  '/app/vip',
  '/app/news',
  '/app/experts',
  '/app/multiview',
  '/cs',
] as const;

const FAULTS: readonly [FaultRuleInput, ...FaultRuleInput[]] = [
  { kind: 'status', status: 503, share: 0.5 },
  { kind: 'status', status: 429, share: 0.3 },
  { kind: 'latency', ms: 2_000 },
  { kind: 'jitter', ms: 3_000 },
  { kind: 'reset', share: 0.5 },
  { kind: 'truncate', share: 0.3 },
  { kind: 'corrupt', share: 0.3 },
  { kind: 'html', share: 0.3 },
  { kind: 'empty', share: 0.3 },
  { kind: 'notObject', share: 0.3 },
  { kind: 'malformed', share: 0.2 },
  { kind: 'blackHole', share: 0.1 },
];

/** Presses that end the visit of the member, or open what a browser shows outside of the page. */
const EXCLUDED = /退出登录|注销|关闭账户|自我排除|休息 |在新窗口|画中画|全屏|下载|选择文件|上传/;

const isOfSite = ({ href }: Control, { address }: Facts): boolean =>
  href === '' || new URL(href, `http://localhost${address}`).hostname === 'localhost';

/** Controls that may be pressed or typed into now; behind an open dialog there are none. */
const candidates = (facts: Facts): readonly Control[] =>
  (facts.openDialogs.length > 0 ? facts.controls.filter(({ isHit }) => isHit) : facts.controls).filter(
    (control) =>
      control.enabled &&
      control.type !== 'file' &&
      !EXCLUDED.test(control.name) &&
      !control.coveredBy &&
      isOfSite(control, facts),
  );

const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

function pressOf(facts: Facts, random: Random): Action {
  const control = oneOf(candidates(facts), random);
  if (!control) return { is: 'visit', path: pick(random, PATHS) };
  if (control.kind === 'field') return { is: 'type', control, text: pick(random, TEXTS) };
  return { is: control.kind === 'link' && random() < 0.3 ? 'thereAndBack' : 'press', control };
}

/** Parts of 1; what is left is a press. */
const RARE: readonly (readonly [number, (random: Random) => Action])[] = [
  [
    0.1,
    (random) => ({ is: 'key', key: pick(random, ['Tab', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight']) }),
  ],
  [0.05, () => ({ is: 'key', key: 'Escape' })],
  [0.04, () => ({ is: 'back' })],
  [0.02, () => ({ is: 'forward' })],
  [0.03, () => ({ is: 'reload' })],
  [0.04, () => ({ is: 'scroll' })],
  [0.02, () => ({ is: 'outage' })],
  [0.02, () => ({ is: 'secondTab' })],
  [0.1, (random) => ({ is: 'visit', path: pick(random, PATHS) })],
  [0.05, (random) => ({ is: 'break', fault: pick(random, FAULTS) })],
];

/** Chooses by the seed and by what the page shows, and by nothing else. */
export function chooseAction(facts: Facts, random: Random): Action {
  let remaining = random();
  for (const [share, action] of RARE) {
    if (remaining < share) return action(random);
    remaining -= share;
  }
  return pressOf(facts, random);
}

/** One line of a list of steps. */
export function textOf(action: Action): string {
  if ('control' in action) {
    const { kind, name } = action.control;
    return `${action.is} ${kind} "${name}"${'text' in action ? ` ← ${JSON.stringify(action.text.slice(0, 20))}` : ''}`;
  }
  if (action.is === 'key') return `key ${action.key}`;
  if (action.is === 'visit') return `visit ${action.path}`;
  return action.is === 'break' ? `break ${JSON.stringify(action.fault)}` : action.is;
}
