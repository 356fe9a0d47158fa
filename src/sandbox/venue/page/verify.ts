import { CLIENT_SEED, createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { fromHex, sha256, toHex } from '#sandbox/games/chance/sha256.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import { TITLES } from '#sandbox/games/titles.ts';
import { element } from './controls/element.ts';
import type { Recompute } from './scene.ts';

const SEED_BYTES = 32;
type Inputs = {
  /** Name of the game. */
  readonly title: string;
  readonly seed: string;
  readonly hash: string;
  readonly client: string;
  readonly nonce: string;
};

/** Descriptions by engine. */
const CHECKS: Readonly<Record<EngineName, () => Promise<Recompute>>> = {
  lines: async () => (await import('./lines/lines-check.ts')).recomputedLines,
  ways: async () => (await import('./ways/ways-check.ts')).recomputedWays,
  cascade: async () => (await import('./cascade/cascade-check.ts')).recomputedCascade,
  hold: async () => (await import('./hold/hold-check.ts')).recomputedHold,
  penalty: async () => (await import('./penalty/penalty-check.ts')).recomputedPenalty,
  nines: async () => (await import('./nines/nines-check.ts')).recomputedNines,
  tiger: async () => (await import('./tiger/tiger-check.ts')).recomputedTiger,
  blackjack: async () => (await import('./blackjack/blackjack-check.ts')).recomputedBlackjack,
  tiles: async () => (await import('./tiles/tiles-check.ts')).recomputedTiles,
  mines: async () => (await import('./mines/mines-check.ts')).recomputedMines,
  hilo: async () => (await import('./hilo/hilo-check.ts')).recomputedHilo,
  dice: async () => (await import('./dice/dice-check.ts')).recomputedDice,
  plinko: async () => (await import('./plinko/plinko-check.ts')).recomputedPlinko,
  lottery: async () => (await import('./lottery/lottery-check.ts')).recomputedLottery,
  studio: async () => (await import('./studio/studio-check.ts')).recomputedStudio,
  fishing: async () => (await import('./fishing/fishing-check.ts')).recomputedFishing,
};

async function recomputed({ title, seed, hash, client, nonce }: Inputs): Promise<readonly string[]> {
  const bytes = fromHex(seed);
  if (bytes?.length !== SEED_BYTES) return ['服务器种子应是 64 位十六进制数字'];
  if (!CLIENT_SEED.test(client)) return ['客户端种子只含字母、数字、下划线和连字符，最多 64 位'];
  if (!/^\d{1,9}$/.test(nonce)) return ['序号应是不小于 0 的整数'];
  const own = toHex(sha256(bytes));
  const match = hash === '' ? [] : [own === hash ? '哈希一致：种子在开局前就已定下' : '哈希不一致'];
  const make = () => createDraws(keyedHash(bytes), client, Number(nonce));
  const engine = TITLES.find(({ name }) => name === title)?.engine;
  if (!engine) return ['请选择游戏'];
  const check = await CHECKS[engine]();
  return [`种子的哈希 ${own}`, ...match, ...check(title, make)];
}

function field(name: keyof Inputs, label: string, value: string) {
  const input = element('input', { name, value, autocomplete: 'off', spellcheck: 'false' });
  return { input, line: element('label', {}, element('span', {}, label), input) };
}

function titleField(chosen: string) {
  const options = TITLES.map(({ name }) =>
    element('option', { value: name, selected: name === chosen }, name),
  );
  const input = element('select', { name: 'title' }, ...options);
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
  const title = titleField(of('title'));
  const seed = field('seed', '服务器种子（已公开）', of('seed'));
  const hash = field('hash', '开局前给出的哈希（可不填）', of('hash'));
  const client = field('client', '客户端种子', of('client'));
  const nonce = field('nonce', '序号', of('nonce') || '0');
  const lines = element('ul', { role: 'status', class: 'lines' });
  const compute = async () => {
    const inputs = {
      title: title.input.value,
      seed: seed.input.value.trim(),
      hash: hash.input.value.trim(),
      client: client.input.value.trim(),
      nonce: nonce.input.value.trim(),
    };
    lines.replaceChildren(...(await recomputed(inputs)).map((text) => element('li', {}, text)));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void compute();
  };
  const form = element(
    'form',
    { submit },
    ...[title, seed, hash, client, nonce].map(({ line }) => line),
    element('button', { class: 'btn btn--go' }, '重算这一局'),
  );
  const page = element('main', {}, element('h1', {}, '核对一局'), form, lines);
  const from = params.get('from');
  if (from) page.append(backTo(from));
  document.body.replaceChildren(page);
  if (of('seed') !== '') void compute();
}

show();
