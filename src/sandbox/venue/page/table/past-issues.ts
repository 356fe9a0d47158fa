import type { OpenView, PastIssueView, TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { fromHex, sha256, toHex } from '#sandbox/games/chance/sha256.ts';
import { ISSUE_NONCE } from '#sandbox/games/table/issues.ts';
import { element } from '../controls/element.ts';
import { verifyButton } from '../rounds/fairness.ts';
import { type TableScene, timeText } from './table-scene.ts';

const SHOWN = 30;
const HOW =
  '每一期的结果由种子算出。种子的哈希在接受下注前就已公布，开出后公开种子原文，任何人都可以重算。下注不会改变结果。';

const mono = (name: string, text: string) =>
  element('div', {}, element('dt', {}, name), element('dd', { class: 'mono' }, text));

/** Reports whether a revealed seed has the hash that was published before its issue. */
const isCommitted = (seed: string, hash: string) => {
  const bytes = fromHex(seed);
  return bytes !== null && toHex(sha256(bytes)) === hash;
};

/** A past issue with its proof. */
function issueRow(view: OpenView, scene: TableScene, { no, endsAt, result, hash, seed }: PastIssueView) {
  const values = { title: view.game.name, seed, hash, client: String(no), nonce: String(ISSUE_NONCE) };
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, scene.issueText?.(endsAt - view.cycleMs) ?? timeText(endsAt)),
    element('td', {}, scene.resultText(result)),
    element('td', {}, isCommitted(seed, hash) ? '相符 ' : '不符 ', verifyButton('核对', values)),
  );
}

/** Published hash of the current issue, and the past issues with their seeds. */
export function createPastIssues(view: OpenView, scene: TableScene) {
  const committed = element('dl', { class: 'seeds' });
  const body = element('tbody');
  const table = element('table', { class: 'facts' }, body);
  let newest = 0;
  return {
    content: element(
      'div',
      { class: 'past-issues' },
      element('div', { class: 'pad' }, HOW, committed),
      table,
    ),
    update({ issue, past }: TableView) {
      committed.replaceChildren(
        mono('本期种子的哈希', issue.hash),
        mono('开始接受下注', timeText(issue.opensAt)),
        mono('规则的哈希', view.rules),
      );
      const last = past[0]?.no ?? 0;
      if (last === newest) return;
      newest = last;
      body.replaceChildren(...past.slice(0, SHOWN).map((ended) => issueRow(view, scene, ended)));
    },
  };
}
