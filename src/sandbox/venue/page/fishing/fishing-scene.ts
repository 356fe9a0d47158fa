import type { OpenView, PlayView, RoundView, SwarmView } from '#sandbox/domains/play/venue/venue-view.ts';
import { backPart, partOf } from '#sandbox/games/fair-pays.ts';
import { FISHING_ROWS, type FishingRow } from '#sandbox/games/fishing/fishing.table.ts';
import { catchChance, worthOf } from '#sandbox/games/fishing/fishing.ts';
import { amountText, netText, percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { createPick } from '../controls/pick.ts';
import { prefersStill, rowOf, type Scene, type SceneVenue } from '../scene.ts';
import { wearPalette } from '../symbols/palette-colours.ts';
import { createPaysTable, multipleText } from '../symbols/pays-table.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';
import { createPond } from './pond.ts';
import { createStates, followSwarm } from './swarm-state.ts';

const NOTE = '是否捕到由服务器逐发抽定，与游动路线、挨打次数和同桌的人无关';
const OFFLINE = '与场馆的连接断开了，已发出的照常结算，正在重新连接';

const worthText = ({ rules }: FishingRow, kind: number) => multipleText(Number(worthOf(rules, kind)));

const isCaught = ({ outcome }: RoundView) => outcome[0] === 1;

/** Worth and chance of each kind. */
function kindsTable(row: FishingRow) {
  const { kinds, back } = row.rules;
  const { table, mark } = createPaysTable(['鱼', '倍数', '每发概率'], kinds, (kind) => [
    worthText(row, kind),
    percentText(partOf(catchChance(row.rules, kind))),
  ]);
  const content = element(
    'div',
    {},
    element('h2', {}, '捕到得几倍', element('small', {}, '按每发金额计，含本金')),
    table,
    element(
      'p',
      { class: 'fair' },
      `返还率 ${percentText(backPart(back))}，每种鱼相同。倍数高的概率就小，没有更划算的一种。`,
    ),
  );
  return { content, mark };
}

const rulesOf = ({ rules }: FishingRow, { cycleMs }: OpenView): readonly string[] => [
  '选一种鱼，撒一网为一发，按所选金额扣款。捕到，按这种鱼的倍数返还；没捕到，不返还。',
  `每种鱼的概率 = ${percentText(backPart(rules.back))} ÷ 倍数，返还率都是 ${percentText(backPart(rules.back))}，只是大小和频率不同。`,
  '每一发都由服务器单独抽定，过去的结果不影响下一发，同一条鱼不会越打越容易捕到。',
  '同一个游戏的人坐在一起，一桌四个座位，看到的是同一群鱼。坐满了开下一桌；离开或断线一分钟，座位让出。试玩另坐。',
  '一条鱼被谁捕走，全桌都不再有它；晚到的一发不扣款。别人捕到与否不改变你的概率。',
  '空着的座位有时由模拟玩家坐，标着“模拟”。他们按同样的概率撒网，没有真实的钱。',
  '鱼的位置、大小和游动路线只是画面，不改变概率；点到哪一条都一样，只看它是哪一种。',
  `没有自动发射，按住不放只发一次，两发至少间隔 ${cycleMs / 1_000} 秒。`,
  '结果在网撒出时已由场馆决定并结算，断线不影响这一发。',
];

/** Shots, cost, catch and net of the visit. */
const sumsOf = ({ rounds, staked, returned }: PlayView): readonly string[] => [
  `本次 ${rounds} 发`,
  `花费 ${amountText(BigInt(staked))}`,
  `捕获 ${amountText(BigInt(returned))}`,
  `净额 ${netText(BigInt(returned) - BigInt(staked))}`,
];

/** The kinds as options: arrow keys choose one, Enter or the space bar fires. */
function createTargets(row: FishingRow, changed: () => void, fire: () => void) {
  const options = row.rules.kinds.map((kind, at) => ({
    text: `${kind.name} ${worthText(row, at)}`,
    label: `${kind.name}，${worthText(row, at)}，概率 ${percentText(partOf(catchChance(row.rules, at)))}`,
    art: symbolDrawing(kind, false),
  }));
  const targets = createPick('目标', options, 0, changed);
  targets.field.classList.add('targets');
  targets.field.style.setProperty('--in-row', String(Math.ceil(options.length / 2)));
  targets.field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) fire();
  });
  return targets;
}

/** The water and the kinds to aim at: either chooses a kind and fires. */
function createRange(row: FishingRow, view: SwarmView) {
  let changed = () => {};
  let start = () => {};
  const targets = createTargets(
    row,
    () => changed(),
    () => start(),
  );
  const pond = createPond(row, view, (kind) => {
    targets.choose(kind);
    changed();
    start();
  });
  const note = element('p', { class: 'fishing__note', role: 'status' });
  const container = element('div', { class: 'fishing' }, pond.container, note, targets.field);
  wearPalette(container, row.look.palette);
  return {
    container,
    targets,
    pond,
    /** Names the table, or says that the venue does not answer. */
    showNote(table: number, isConnected: boolean) {
      const text = isConnected ? `第 ${table} 桌 · ${NOTE}` : OFFLINE;
      if (note.textContent !== text) note.textContent = text;
    },
    onChoice(listener: () => void) {
      changed = listener;
    },
    onStart(listener: () => void) {
      start = listener;
    },
  };
}

/** The range, which follows the shared water. */
function createSharedRange(row: FishingRow, { swarm: first }: OpenView) {
  if (!first) throw new Error('no shared water');
  const range = createRange(row, first);
  const { targets, pond, showNote } = range;
  let { table } = first;
  pond.update(createStates(row.rules.kinds)(first, first.now));
  showNote(table, true);
  return {
    ...range,
    aim() {
      const target = pond.aim(targets.chosen());
      return target ? { table, fish: target.fish.id } : null;
    },
    follow: (venue: SceneVenue) =>
      followSwarm(first, row.rules.kinds, venue, {
        changed(state) {
          table = state.view.table;
          pond.update(state);
        },
        connected: (isConnected) => showNote(table, isConnected),
        moved: () => venue.showMessage(`原来的座位已让出，现在坐第 ${table} 桌`),
      }),
  };
}

/** Fish swim in the water; each shot aims at one kind. */
export function createFishingScene(view: OpenView): Scene {
  const row = rowOf(FISHING_ROWS, view);
  const { container, targets, pond, aim, follow, onChoice, onStart } = createSharedRange(row, view);
  const pays = kindsTable(row);
  const nameAt = (kind: number) => row.rules.kinds[kind]?.name ?? '';
  const resultText = (round: RoundView) =>
    isCaught(round)
      ? `捕到${nameAt(round.choice)} ${worthText(row, round.choice)}`
      : `没捕到${nameAt(round.choice)}`;
  return {
    container,
    facts: [`返还率 ${percentText(backPart(row.rules.back))}`],
    unit: '每发',
    notes: (_stake, play) => sumsOf(play),
    pays: { title: '鱼与概率', content: pays.content },
    rules: rulesOf(row, view),
    choice: targets.chosen,
    startLabel: () => `捕${nameAt(targets.chosen())}`,
    aim,
    follow,
    begin() {
      pays.mark(new Set());
      pond.shoot();
    },
    rest: pond.clear,
    async show(round, still) {
      if (still) targets.choose(round.choice);
      const caught = isCaught(round);
      const text = caught ? `返还 ${amountText(BigInt(round.payout))}` : '未捕到';
      await pond.result({ isCaught: caught, text }, still || prefersStill());
      pays.mark(new Set(caught ? [round.choice] : []));
    },
    resultText,
    roundName: ({ choice }) => nameAt(choice),
    onChoice,
    onStart,
  };
}
