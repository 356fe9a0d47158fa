import type { MatchOverview } from '#sandbox/admin/match-overview.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { post } from '../admin-client.ts';
import { button } from '../button.ts';
import { element } from '../element.ts';
import { choose, input, labelled } from '../field.ts';
import type { Operator, Panel } from '../operator.ts';
import { section } from '../section.ts';
import { setText } from '../update.ts';

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

const nextWords = ({ next }: Overview['betting']): string => {
  if (next === null) return '下一注：照常';
  return next.is === 'refuse' ? '下一注：拒绝' : '下一注：改价';
};

function wordButtons({ act }: Operator): HTMLElement {
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

/** Sets the result of a match, or corrects it: bets on it are settled at once, or again. */
function resultForm({ act }: Operator, match: HTMLSelectElement): HTMLElement {
  const status = choose(RESULTS);
  const [home, away] = [countField(), countField()];
  const go = element('button', { type: 'submit', class: 'btn' }, '定赛果');
  const fields = [labelled('结果', status), labelled('主队', home), labelled('客队', away)];
  const form = element('form', { class: 'form' }, ...fields, go);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const score = [Number(home.value), Number(away.value)];
    const name = match.selectedOptions[0]?.textContent ?? '';
    const body = { status: status.value, score, note: '赛果更正' };
    void act(`${name}：赛果 ${score.join(' : ')}`, post(`matches/${match.value}/result`, body));
  });
  return form;
}

/** Locks one market of a match, or lets it go. */
function marketForm({ act }: Operator, match: HTMLSelectElement): HTMLElement {
  const market = choose(MARKETS);
  const turn = (suspended: boolean) => () => {
    const name = match.selectedOptions[0]?.textContent ?? '';
    const what = market.selectedOptions[0]?.textContent ?? '';
    const words = `${name}：${suspended ? '锁住' : '放开'}${what}`;
    return act(words, post(`markets/${match.value}-${market.value}`, { suspended }));
  };
  const buttons = [button('锁住玩法', turn(true)), button('放开玩法', turn(false))];
  return element('div', { class: 'form' }, labelled('玩法', market), ...buttons);
}

/** The matches to choose from, kept in step without losing what is chosen. */
function showMatches(match: HTMLSelectElement, matches: readonly MatchOverview[]): void {
  const ids = matches.map(({ matchId }) => matchId);
  const shown = [...match.options].map(({ value }) => value);
  if (ids.join() === shown.join()) return;
  const chosen = match.value;
  match.replaceChildren(
    ...matches.map(({ matchId, home, away }) => element('option', { value: matchId }, `${home} 对 ${away}`)),
  );
  if (ids.includes(chosen)) match.value = chosen;
}

/** Bets: the live delay, the next bet, markets one by one, and results. */
export function bettingPanel(operator: Operator): Panel {
  const match = choose([]);
  const next = element('p', { class: 'hint' });
  const body = element(
    'div',
    { class: 'panel__parts' },
    wordButtons(operator),
    next,
    labelled('比赛', match),
    marketForm(operator, match),
    resultForm(operator, match),
  );
  return {
    root: section('betting', '投注', [body]),
    update({ matches, betting }) {
      showMatches(match, matches);
      const delay = betting.delayMs === null ? '照常' : `${betting.delayMs / SECOND_MS} 秒`;
      setText(next, `滚球等待：${delay} · ${nextWords(betting)} · 未结算 ${betting.open} 注`);
    },
  };
}
