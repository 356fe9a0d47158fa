import type { LotteryRow } from '#sandbox/games/lottery/lottery.table.ts';
import { CLOSED_MS } from '#sandbox/games/lottery/lottery-title.ts';
import { drawn, element } from '../controls/element.ts';
import { minuteIssueName, type TablePort, type TableState } from '../table/table-scene.ts';
import { shortName } from './lottery-texts.ts';
import { resultArt } from './result-art.ts';

const SECOND_MS = 1_000;
const TICK_MS = 250;
const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

const seconds = (ms: number) => Math.max(0, Math.ceil(ms / SECOND_MS));

/** "1:05" for more than a minute, else whole seconds. */
const timeLeft = (ms: number): string => {
  const left = seconds(ms);
  return left < 60 ? `${left} 秒` : `${Math.floor(left / 60)} 分 ${left % 60} 秒`;
};

function createRing() {
  const circle = (kind: string) => drawn('circle', { class: kind, cx: '28', cy: '28', r: String(RADIUS) });
  const part = circle('ring__part');
  const text = element('b');
  const svg = drawn('svg', { viewBox: '0 0 56 56', 'aria-hidden': 'true' }, circle('ring__all'), part);
  return {
    container: element('span', { class: 'ring' }, svg, text),
    show(leftMs: number, allMs: number) {
      part.setAttribute('stroke-dasharray', `${(Math.max(0, leftMs) / allMs) * ROUND} ${ROUND}`);
      text.textContent = String(seconds(leftMs));
    },
  };
}

/** Name and time of the current issue, and the last result. */
export function createIssueBar({ now, state }: TablePort, { game, minutes }: LotteryRow) {
  const ring = createRing();
  const name = element('small');
  const left = element('b');
  const last = element('div', { class: 'issue__last' });
  const clock = element('div', { class: 'issue__clock', role: 'timer' }, ring.container);
  clock.append(element('div', {}, name, left));
  let shown = 0;
  const tick = () => {
    const { opensAt, closesAt } = state().issue;
    const resultAt = closesAt + CLOSED_MS;
    const at = now();
    ring.show(resultAt - at, resultAt - opensAt);
    left.textContent =
      at < closesAt
        ? `距封盘 ${timeLeft(closesAt - at)}，开奖 ${timeLeft(resultAt - at)}`
        : `已封盘，开奖 ${timeLeft(resultAt - at)}`;
  };
  const timer = setInterval(() => (container.isConnected ? tick() : clearInterval(timer)), TICK_MS);
  const container = element('section', { class: 'card issue', 'aria-label': '本期' }, clock, last);
  return {
    container,
    update({ issue, past: [ended] }: TableState) {
      name.textContent = `第 ${minuteIssueName(issue.opensAt, minutes)} 期`;
      tick();
      if (!ended || ended.no === shown) return;
      const isNew = shown > 0;
      shown = ended.no;
      const past = minuteIssueName(ended.endsAt - minutes * 60 * SECOND_MS, minutes);
      const text = element('small', {}, `上期 ${shortName(past)}`);
      const summary = element('b', {}, game.summary(ended.result));
      last.replaceChildren(element('div', {}, text, summary), resultArt(game, ended.result));
      last.classList.toggle('is-new', isNew);
    },
  };
}
