import { CLIENT_SEED, createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { fromHex, sha256, toHex } from '#sandbox/games/chance/sha256.ts';
import { NINES_SIDES, RANKS, SUITS } from '#sandbox/games/nines/nines.table.ts';
import { drawNines, ninesPays, totalOf, winnerOf } from '#sandbox/games/nines/nines.ts';
import { PENALTY_AIMS } from '#sandbox/games/penalty/penalty.table.ts';
import { kick, kickPays } from '#sandbox/games/penalty/penalty.ts';
import { REELS, ROWS, SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { slotHits, slotMultiple, spin } from '#sandbox/games/slot/slot.ts';
import { element } from './controls/element.ts';

const SEED_BYTES = 32;
const ENDS = { goal: '进球', saved: '被扑出', past: '偏出' } as const;

type Inputs = {
  readonly engine: string;
  readonly seed: string;
  readonly hash: string;
  readonly client: string;
  readonly nonce: string;
};

const nameOf = (symbol: number) => SLOT_SYMBOLS[symbol]?.name ?? '';

function slotLines(draws: ReturnType<typeof createDraws>): readonly string[] {
  const grid = spin(draws);
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: REELS }, (__, reel) => nameOf(grid[reel * ROWS + row] ?? 0)).join('　'),
  );
  const hits = slotHits(grid);
  return [...rows, `命中 ${hits.length} 条线，合计 ×${slotMultiple(hits)}（按每线金额计）`];
}

/** The shot as it would have ended for each corner: the same seeds, another choice. */
const penaltyLines = (make: () => ReturnType<typeof createDraws>): readonly string[] =>
  PENALTY_AIMS.map(({ name }, aim) => {
    const shot = kick(make(), aim);
    const pays = (kickPays(shot, aim) / 100).toFixed(2);
    return `射${name}：${ENDS[shot.end]}，×${pays}`;
  });

const cardText = (card: number) =>
  `${SUITS[Math.floor(card / RANKS.length)] ?? ''}${RANKS[card % RANKS.length] ?? ''}`;

function ninesLines(make: () => ReturnType<typeof createDraws>): readonly string[] {
  const hands = drawNines(make());
  const line = (name: string, cards: readonly number[]) =>
    `${name} ${totalOf(cards)} 点：${cards.map(cardText).join('　')}`;
  const pays = NINES_SIDES.map(({ name }, choice) => {
    const times = (ninesPays(winnerOf(hands), choice) / 100).toFixed(2);
    return `押${name} ×${times}`;
  });
  return [line('客队', hands.away), line('主队', hands.home), pays.join('，')];
}

type Lines = (make: () => ReturnType<typeof createDraws>) => readonly string[];
const LINES: Readonly<Record<string, Lines>> = { penalty: penaltyLines, nines: ninesLines };

function recomputed({ engine, seed, hash, client, nonce }: Inputs): readonly string[] {
  const bytes = fromHex(seed);
  if (bytes?.length !== SEED_BYTES) return ['服务器种子应是 64 位十六进制数字'];
  if (!CLIENT_SEED.test(client)) return ['客户端种子只含字母、数字、下划线和连字符，最多 64 位'];
  if (!/^\d{1,9}$/.test(nonce)) return ['序号应是不小于 0 的整数'];
  const own = toHex(sha256(bytes));
  const match = hash === '' ? [] : [own === hash ? '哈希一致：种子在开局前就已定下' : '哈希不一致'];
  const make = () => createDraws(keyedHash(bytes), client, Number(nonce));
  const drawn = LINES[engine]?.(make) ?? slotLines(make());
  return [`种子的哈希 ${own}`, ...match, ...drawn];
}

function field(name: keyof Inputs, label: string, value: string) {
  const input = element('input', { name, value, autocomplete: 'off', spellcheck: 'false' });
  return { input, line: element('label', {}, element('span', {}, label), input) };
}

function engineField(chosen: string) {
  const option = (value: string, text: string) =>
    element('option', { value, selected: value === chosen }, text);
  const input = element(
    'select',
    { name: 'engine' },
    option('slot', '夜场灯光'),
    option('penalty', '十二码'),
    option('nines', '主客九点'),
  );
  return { input, line: element('label', {}, element('span', {}, '游戏'), input) };
}

/** Link back to the game, which requests another ticket from the site. */
const backTo = (from: string) =>
  element(
    'button',
    { type: 'button', class: 'btn', click: () => location.replace(`/venue/play#${from}`) },
    '返回游戏',
  );

/** A page that recomputes a round from its seeds, in the browser alone. */
function show(): void {
  const params = new URLSearchParams(location.hash.slice(1));
  const of = (name: keyof Inputs) => params.get(name) ?? '';
  const engine = engineField(of('engine'));
  const seed = field('seed', '服务器种子（已公开）', of('seed'));
  const hash = field('hash', '开局前给出的哈希（可不填）', of('hash'));
  const client = field('client', '客户端种子', of('client'));
  const nonce = field('nonce', '序号', of('nonce') || '0');
  const lines = element('ul', { role: 'status', class: 'lines' });
  const compute = () => {
    const inputs = {
      engine: engine.input.value,
      seed: seed.input.value.trim(),
      hash: hash.input.value.trim(),
      client: client.input.value.trim(),
      nonce: nonce.input.value.trim(),
    };
    lines.replaceChildren(...recomputed(inputs).map((text) => element('li', {}, text)));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    compute();
  };
  const form = element(
    'form',
    { submit },
    ...[engine, seed, hash, client, nonce].map(({ line }) => line),
    element('button', { class: 'btn btn--go' }, '重算这一局'),
  );
  const page = element('main', {}, element('h1', {}, '核对一局'), form, lines);
  const from = params.get('from');
  if (from) page.append(backTo(from));
  document.body.replaceChildren(page);
  if (of('seed') !== '') compute();
}

show();
