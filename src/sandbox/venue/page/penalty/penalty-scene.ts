import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { KICK_ENDS, PENALTY_AIMS, SAVED_OF_HUNDRED } from '#sandbox/games/penalty/penalty.table.ts';
import { penaltyReturn } from '#sandbox/games/penalty/penalty.ts';
import { percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { factsTable } from '../controls/facts-table.ts';
import { pause, prefersStill, type Scene } from '../scene.ts';
import { createGoal } from './goal.ts';

/** Odds as they are printed. */
const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Each corner with its chance, its odds, and what the two come to. */
const oddsTable = (): HTMLElement =>
  factsTable({
    title: '方向',
    note: '概率 × 赔率 = 返还率',
    head: ['方向', '进球概率', '赔率', '返还率'],
    rows: PENALTY_AIMS.map(({ name, chance, odds }, aim) => [
      name,
      `${chance}%`,
      oddsText(odds),
      percentText(penaltyReturn(aim)),
    ]),
    below: ['上角可能高出横梁，未进包括扑出与偏出。门将的扑救方向只用于呈现，不改变概率。'],
  });

const END_TEXT = { goal: '进球', saved: '被扑出', past: '偏出' } as const;
const RUN_UP_MS = 500;
const FLIGHT_MS = 900;
const FIRST_AIM = 5;

const endOf = ({ outcome }: RoundView) => KICK_ENDS[outcome[0] ?? 0] ?? 'past';
const nameOf = (choice: number) => PENALTY_AIMS[choice]?.name ?? '';

/** One corner to aim at. */
function corner(aim: number, onChange: () => void): HTMLElement {
  const { key, name, chance, odds } = PENALTY_AIMS[aim] ?? { key: '', name: '', chance: 0, odds: 0 };
  const label = `${name}，赔率 ${oddsText(odds)}，进球概率 ${chance}%`;
  const field = element('input', {
    type: 'radio',
    name: 'aim',
    value: String(aim),
    'aria-label': label,
    change: onChange,
  });
  field.checked = aim === FIRST_AIM;
  const caption = element(
    'span',
    { class: 'zone__words', 'aria-hidden': 'true' },
    element('b', {}, oddsText(odds)),
    element('small', {}, `${name} ${chance}%`),
  );
  return element('label', { class: `zone zone--${key}` }, field, caption);
}

function aims(onChange: () => void) {
  const corners = PENALTY_AIMS.map((_, aim) => corner(aim, onChange));
  const group = element(
    'fieldset',
    { class: 'zones' },
    element('legend', { class: 'sr' }, '选择射门方向'),
    ...corners,
  );
  const chosen = () => Number(group.querySelector<HTMLInputElement>('input:checked')?.value ?? FIRST_AIM);
  return { group, chosen };
}

const RULES: readonly string[] = [
  '选一个方向再射门，进球按该方向的赔率返还，未进则不返还。',
  '每个方向的概率乘以赔率都是 96.00%，选哪个方向不改变长期返还率。',
  `未进的球里 ${SAVED_OF_HUNDRED}% 画成被扑出，其余画成偏出，只是呈现，与返还无关。`,
  '进球时门将扑向其余五个方向之一，机会均等，不会有意做出差一点的样子。',
  '结果在射门前已由场馆决定并结算，断线不影响本球。',
];

/** The penalty game: a corner is chosen, the shot is drawn, the keeper dives. */
export function createPenaltyScene(view: OpenView): Scene {
  let changed: (() => void) | null = null;
  const goal = createGoal();
  const { group, chosen } = aims(() => {
    goal.ready();
    container.classList.remove('is-shot');
    changed?.();
  });
  const pitch = element('img', { src: '/venue/src/venue/page/penalty/pitch.svg', alt: '' });
  const container = element(
    'div',
    { class: 'pen' },
    element('div', { class: 'pen__in' }, pitch, goal.svg, group),
  );
  return {
    container,
    facts: ['选一个方向', '每个方向返还率 96.00%'],
    unit: '每球',
    notes: () => ['结果射门前已抽定', `两球至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔率', content: oddsTable() },
    rules: RULES,
    choice: chosen,
    startLabel: () => `射${nameOf(chosen())}`,
    begin() {
      goal.ready();
      container.classList.add('is-shot');
    },
    rest() {
      goal.ready();
      container.classList.remove('is-shot');
    },
    async show(round, still) {
      const calm = still || prefersStill();
      if (!calm) await pause(RUN_UP_MS);
      container.classList.add('is-shot');
      goal.shoot(round.choice, endOf(round), round.outcome[1] ?? 0, calm);
      if (!calm) await pause(FLIGHT_MS);
    },
    resultText: (round) => `${nameOf(round.choice)}，${END_TEXT[endOf(round)]}`,
    roundName: (round) => nameOf(round.choice),
    onChoice(listener) {
      changed = listener;
    },
  };
}
