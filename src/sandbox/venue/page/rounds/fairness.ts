import type { RevealedPair } from '#sandbox/domains/play/venue/round/seed-pairs.ts';
import type { OpenView, SeedsView } from '#sandbox/domains/play/venue/venue-view.ts';
import { toHex } from '#sandbox/games/chance/sha256.ts';
import { element } from '../controls/element.ts';
import { type VenueClient, VenueError } from '../venue-client.ts';

const SEED_BYTES = 8;

/** Generates a client seed in the browser, so that the venue cannot have known it. */
export const newClientSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** The seeds of the rounds, and the way to change them. */
export type Fairness = {
  readonly content: HTMLElement;
  counted(nextNonce: number): void;
};

const HOW =
  '每局的随机数由服务器种子、客户端种子和序号算出。服务器种子的哈希在开局前给出，换种子时公开原文，任何人都可以重算。';

const fact = (name: string, text: string) =>
  element('div', {}, element('dt', {}, name), element('dd', { class: 'mono' }, text));

/** Opens the page that recomputes a round, in place of this one: the way back of the site is not made longer. */
export const verifyButton = (text: string, values: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams({ ...values, from: location.hash.slice(1) });
  const open = () => location.replace(`/venue/verify#${query}`);
  return element('button', { type: 'button', class: 'link', click: open }, text);
};

/** Values for recomputing the last round of a retired pair. */
const valuesOf = (pair: RevealedPair, title: string) => ({
  title,
  seed: pair.serverSeed,
  hash: pair.serverSeedHash,
  client: pair.clientSeed,
  nonce: String(Math.max(0, pair.nonce - 1)),
});

/** The facts of the seeds, drawn again as they change. */
function createFacts(view: OpenView) {
  const now = element('dl', { class: 'seeds' });
  const revealed = element('div');
  const draw = (seeds: SeedsView) => {
    const { current, nextHash, revealed: old } = seeds;
    now.replaceChildren(
      fact('本组服务器种子的哈希', current?.serverSeedHash ?? '尚未开始'),
      fact('客户端种子', current?.clientSeed ?? ''),
      fact('下一局序号', String(current?.nonce ?? 0)),
      fact('下一组服务器种子的哈希', nextHash),
      fact('本局规则的哈希', view.rules),
    );
    if (old)
      revealed.replaceChildren(
        element('dl', { class: 'seeds' }, fact('上一组服务器种子', old.serverSeed)),
        verifyButton('核对上一组的最后一局', valuesOf(old, view.game.name)),
      );
  };
  return { now, revealed, draw };
}

/** Shows the committed seeds, the next ones, and those just revealed. */
export function createFairness(view: OpenView, client: VenueClient): Fairness {
  let { seeds } = view;
  const { now, revealed, draw } = createFacts(view);
  const status = element('p', { class: 'fair', role: 'status', hidden: true });
  const change = async () => {
    try {
      seeds = await client.changeSeed(newClientSeed());
      draw(seeds);
      status.textContent = '已换用新的一组种子，上一组已公开';
    } catch (thrown) {
      const isOpen = thrown instanceof VenueError && thrown.code === 'ROUND_OPEN';
      status.textContent = isOpen ? '本局结束后才能换种子' : '种子没有换成，稍后再试';
    }
    status.hidden = false;
  };
  draw(seeds);
  const content = element(
    'div',
    { class: 'pad' },
    element('p', {}, HOW),
    now,
    element('button', { type: 'button', class: 'btn', click: () => void change() }, '换种子并公开上一组'),
    status,
    revealed,
    verifyButton('自己填写种子来核对', { title: view.game.name }),
  );
  return {
    content,
    counted(nonce) {
      if (!seeds.current) return;
      seeds = { ...seeds, current: { ...seeds.current, nonce } };
      draw(seeds);
    },
  };
}
