import type { PastIssueView, TableBetView } from '#sandbox/domains/play/venue/venue-view.ts';
import { RISE_ROWS } from '#sandbox/games/rise/rise.table.ts';
import { ISSUE_NONCE } from '#sandbox/games/table/issues.ts';
import { amountText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { verifyButton } from '../rounds/fairness.ts';
import { rowOf } from '../scene.ts';
import type { CreateTableScene, TablePort, TableState } from '../table/table-scene.ts';
import { ownBets, returnedBy, stakedIn } from './bet-action.ts';
import { createBetControl } from './bet-control.ts';
import { createCurvePicture } from './curve-picture.ts';
import { type Flight, flightAt } from './flight.ts';
import { createPlayers } from './players.ts';
import { backText, levelText, rulesOf, secondsLeft, secondsText, takenLevel } from './rise-texts.ts';

const PAST_SHOWN = 6;
/** Levels from which a past end is lit, hundredths. */
const LIT = 200;
const OFFLINE =
  '与场馆的连接断开了，正在重新连接。已下的注仍然有效，自动取回照常执行；没设自动取回的，请在恢复后操作';

/** First and last characters of a hash. */
const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;
const endText = (result: readonly number[]) => levelText(result[0] ?? 100);

/** Level of the own bets that were taken out; null for none. */
const ownLevel = (state: TableState) =>
  ownBets(state).reduce<number | null>((level, bet) => level ?? takenLevel(bet), null);

/** Note on an ended issue whose own bets returned nothing. */
function lostText(own: readonly TableBetView[]): string {
  const [bet] = own;
  if (!bet) return '本局结束';
  const missed = bet.choice > 0 ? `没到自动取回的 ${levelText(bet.choice)}` : '没有取回';
  return `本局结束，${missed}，投注 ${amountText(stakedIn(own))} 不返还`;
}

/** Line under the multiple. */
function noteText(flight: Flight, state: TableState): string {
  const own = ownBets(state);
  const level = ownLevel(state);
  if (flight.is === 'waiting') return '秒后开始，下注截止以服务器为准';
  const taken = level === null ? null : `已在 ${levelText(level)} 取回 ${amountText(returnedBy(own))}`;
  if (flight.is === 'ended')
    return `${taken ?? lostText(own)}\n下一局 ${secondsLeft(flight.nextInMs)} 秒后开始`;
  if (taken) return taken;
  return flight.isStale ? '正在等服务器的消息' : `已升 ${secondsText(flight.ms)} 秒`;
}

const bigText = (flight: Flight) =>
  flight.is === 'waiting' ? secondsLeft(flight.startsInMs) : levelText(flight.level);

/** The multiple, or the seconds until the start. */
function createMultiple() {
  const big = element('b', {});
  const note = element('span', {});
  const container = element('div', { class: 'rise-multiple', role: 'timer', 'aria-live': 'off' }, big, note);
  return {
    container,
    draw(flight: Flight, state: TableState) {
      const [multiple, text] = [bigText(flight), noteText(flight, state)];
      if (big.textContent !== multiple) big.textContent = multiple;
      if (note.textContent !== text) note.textContent = text;
      container.classList.toggle('is-ended', flight.is === 'ended');
      container.classList.toggle('is-taken', ownLevel(state) !== null);
    },
  };
}

/** Ends of the last issues, the newest last. */
function createEnds() {
  const list = element('ol', { class: 'rise-ends', 'aria-label': '最近几局的结束点' });
  return {
    list,
    update: (past: readonly PastIssueView[]) =>
      list.replaceChildren(
        ...past
          .slice(0, PAST_SHOWN)
          .toReversed()
          .map(({ result }) =>
            element('li', (result[0] ?? 0) >= LIT ? { class: 'is-lit' } : {}, endText(result)),
          ),
      ),
  };
}

/** The hash of the issue’s seed, and the way to verify the last end. */
function createCommitment({ view }: TablePort) {
  const hash = element('b', { class: 'mono' });
  const verify = element('span', { class: 'rise-verify' });
  let newest = 0;
  return {
    container: element(
      'p',
      { class: 'rise-fair' },
      '本局承诺值 ',
      hash,
      '，开始前已公布，结束后可核对',
      verify,
    ),
    update({ issue, past }: TableState) {
      hash.textContent = shortHash(issue.hash);
      hash.title = issue.hash;
      const [last] = past;
      if (!last || last.no === newest) return;
      newest = last.no;
      const values = {
        title: view.game.name,
        seed: last.seed,
        hash: last.hash,
        client: String(last.no),
        nonce: String(ISSUE_NONCE),
      };
      verify.replaceChildren(verifyButton(`核对上一局 ${endText(last.result)}`, values));
    },
  };
}

const betText = ({ choice }: TableBetView) => (choice > 0 ? `自动取回 ${levelText(choice)}` : '手动取回');

/** A multiple rises until it ends; players take their stakes out before. */
export const createRiseScene: CreateTableScene = (port) => {
  const row = rowOf(RISE_ROWS, port.view);
  const { curve } = row;
  const picture = createCurvePicture(row);
  const multiple = createMultiple();
  const ends = createEnds();
  const control = createBetControl(port, curve);
  const commitment = createCommitment(port);
  const players = createPlayers(curve);
  const count = element('span', { class: 'tag rise-count' });
  const stage = element(
    'div',
    { class: 'rise-stage' },
    picture.container,
    ends.list,
    multiple.container,
    count,
  );
  const draw = () => {
    const state = port.state();
    const flight = flightAt(curve, state, port.now());
    multiple.draw(flight, state);
    picture.draw(flight, { automatic: control.level(), takenOut: ownLevel(state) });
    control.draw(flight);
  };
  const next = () => {
    draw();
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  return {
    container: element('div', { class: 'rise' }, stage, control.container, commitment.container),
    facts: [`返还率 ${backText(curve)}`],
    tabs: [{ title: '本局', content: players.content }],
    rules: rulesOf(row),
    offlineText: OFFLINE,
    update(state) {
      count.textContent = `${state.players} 人在桌`;
      ends.update(state.past);
      commitment.update(state);
      players.update(state);
      control.update();
    },
    betText,
    resultText: endText,
  };
};
