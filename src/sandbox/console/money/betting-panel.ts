import type { BackedOverview } from '#sandbox/admin/money/backed-overview.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import type { MatchOverview } from '#sandbox/admin/world/match-overview.ts';
import { button } from '../controls/button.ts';
import { confirmAction } from '../controls/confirm-action.ts';
import { element, setText } from '../controls/element.ts';
import { type Choice, choose, input, labelled } from '../controls/field.ts';
import { type Chosen, type LiveChoice, liveChoice } from '../controls/live-choice.ts';
import { section } from '../controls/section.ts';
import { AdminRefusal, post, read } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { dayOf } from '../text.ts';

const SECOND_MS = 1_000;
const DELAYS = [0, 5, 10, 20] as const;
/** Hundredths of a percent that the prices of an offer are lower by. */
const LESS = 500;

const RESULTS = [
  { value: 'final', text: '完场' },
  { value: 'abandoned', text: '腰斩' },
  { value: 'postponed', text: '取消' },
] as const;
const MARKETS = [
  { value: 'win', text: '独赢' },
  { value: 'handicap', text: '让球' },
  { value: 'total', text: '大小' },
] as const;

const nextText = ({ next }: Overview['betting']): string => {
  if (next === null) return '下一注：照常';
  return next.is === 'refuse' ? '下一注：拒绝' : '下一注：改价';
};

function controlButtons({ act }: Operator): HTMLElement {
  const delays = DELAYS.map((seconds) =>
    button(`滚球等待 ${seconds} 秒`, () =>
      act(`滚球等待改为 ${seconds} 秒`, post('betting', { delayMs: seconds * SECOND_MS })),
    ),
  );
  return element(
    'div',
    { class: 'buttons' },
    ...delays,
    button('滚球等待照常', () => act('滚球等待照常', post('betting', { delayMs: null }))),
    button('拒绝下一注', () => act('拒绝下一注', post('betting', { next: { is: 'refuse', note: '' } }))),
    button('下一注改价', () =>
      act('下一注赔率降低 5%', post('betting', { next: { is: 'offer', less: LESS } })),
    ),
    button('下一注照常', () => act('下一注照常', post('betting', { next: null }))),
  );
}

const countField = () => input({ type: 'number', min: '0', max: '300', step: '1', value: '0', required: '' });

const nameOf = ({ home, away }: { readonly home: string; readonly away: string }) => `${home} 对 ${away}`;

/** Sets the result of a match, or corrects it: bets on it are settled at once, or again. */
function resultForm({ act }: Operator, { chosen }: LiveChoice): HTMLElement {
  const status = choose(RESULTS);
  const [home, away] = [countField(), countField()];
  const submitButton = element('button', { type: 'submit', class: 'btn' }, '定赛果');
  const fields = [labelled('结果', status), labelled('主队', home), labelled('客队', away)];
  const form = element('form', { class: 'form' }, ...fields, submitButton);
  const setResult = async ({ value, text, isUnlisted }: Chosen) => {
    const score = [Number(home.value), Number(away.value)];
    const description = `${text}：${status.selectedOptions[0]?.textContent ?? ''} ${score.join(' : ')}`;
    const body = { status: status.value, score, note: '赛果更正' };
    const unlistedNote = isUnlisted ? '这场比赛已不在列表中。' : '';
    if (await confirmAction('定赛果', `${description}。${unlistedNote}注单会马上按它结算。`, '定赛果'))
      await act(description, post(`matches/${value}/result`, body));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const match = chosen();
    if (match) void setResult(match);
  });
  return form;
}

/** Locks one market of a match, or lets it go. */
function marketForm({ act }: Operator, { chosen }: LiveChoice): HTMLElement {
  const market = choose(MARKETS);
  const turn = (suspended: boolean) => async () => {
    const match = chosen();
    if (!match) return;
    const marketLabel = market.selectedOptions[0]?.textContent ?? '';
    const verb = suspended ? '锁住' : '放开';
    const request = post(`markets/${match.value}-${market.value}`, { suspended });
    const question = `${match.text}已不在列表中。${verb}它的${marketLabel}吗？`;
    if (match.isUnlisted && !(await confirmAction(`${verb}玩法`, question, verb))) return;
    await act(`${match.text}：${verb}${marketLabel}`, request);
  };
  const buttons = [button('锁住玩法', turn(true)), button('放开玩法', turn(false))];
  return element('div', { class: 'form' }, labelled('玩法', market), ...buttons);
}

/** Creates the form that finds matches of the last days with bets. @param found receives the matches after each search */
function findForm(found: (matches: readonly BackedOverview[]) => void): HTMLElement {
  const text = input({ type: 'search', placeholder: '队名或联赛，可不填' });
  const submitButton = element('button', { type: 'submit', class: 'btn' }, '查找');
  const outcome = element('p', { class: 'hint', role: 'status' });
  const form = element('form', { class: 'form' }, labelled('近 7 天有注单的比赛', text), submitButton);
  const search = async () => {
    try {
      const path = `backed-matches?text=${encodeURIComponent(text.value)}`;
      const matches = await read<readonly BackedOverview[]>(path);
      found(matches);
      setText(outcome, matches.length === 0 ? '没有找到' : `找到 ${matches.length} 场，已加到列表里`);
    } catch (thrown) {
      setText(outcome, thrown instanceof AdminRefusal ? thrown.message : String(thrown));
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  return element('div', {}, form, outcome);
}

/** The matches to choose from: those of the console, and those that were found. */
function matchChoice() {
  const choice = liveChoice();
  let [current, found]: [readonly Choice[], readonly Choice[]] = [[], []];
  const show = () => {
    const known = new Set(current.map(({ value }) => value));
    choice.show([...current, ...found.filter(({ value }) => !known.has(value))]);
  };
  return {
    choice,
    show(matches: readonly MatchOverview[]) {
      current = matches.map((match) => ({ value: match.matchId, text: nameOf(match) }));
      show();
    },
    add(matches: readonly BackedOverview[]) {
      found = matches.map((match) => ({
        value: match.matchId,
        text: `${nameOf(match)}（${dayOf(match.startAt)}，${match.legs} 注）`,
      }));
      show();
    },
  };
}

/** Bets: the live delay, the next bet, markets one by one, and results. */
export function bettingPanel(operator: Operator): Panel {
  const match = matchChoice();
  const next = element('p', { class: 'hint' });
  const body = element(
    'div',
    { class: 'panel__parts' },
    controlButtons(operator),
    next,
    findForm(match.add),
    labelled('比赛', match.choice.root),
    marketForm(operator, match.choice),
    resultForm(operator, match.choice),
  );
  return {
    root: section('betting', '投注', [body]),
    update({ matches, betting }) {
      match.show(matches);
      const delay = betting.delayMs === null ? '照常' : `${betting.delayMs / SECOND_MS} 秒`;
      setText(next, `滚球等待：${delay} · ${nextText(betting)} · 未结算 ${betting.open} 注`);
    },
  };
}
