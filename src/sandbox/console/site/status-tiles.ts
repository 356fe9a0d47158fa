import type { RunningProof } from '#sandbox/domains/ground/ledger/running-proof.ts';
import { element, setData, setText } from '../controls/element.ts';
import { read } from '../desk/admin-client.ts';
import type { Panel } from '../desk/operator.ts';
import { createRate } from '../rate.ts';
import { count, dayOf, perSecond, timeOfDay } from '../text.ts';

const LEDGER_EVERY_MS = 60_000;
/** Delay of the next request while a part of the ledger is still unproven, ms. */
const LEDGER_NEXT_MS = 1_000;

function tile(label: string) {
  const value = element('dd', { class: 'tile__value' }, '…');
  const note = element('dd', { class: 'tile__note' });
  return {
    root: element('div', { class: 'tile' }, element('dt', { class: 'tile__label' }, label), value, note),
    value,
    note,
  };
}

/** Proves the ledger step by step, so that nothing is blocked; then once a minute only the additions. */
function ledgerTile() {
  const ledger = tile('账本');
  const prove = async (): Promise<number> => {
    const { sound, proven, transfers, unbalanced, astray } = await read<RunningProof>('ledger/proof');
    const isComplete = proven === transfers;
    setText(ledger.value, sound ? (isComplete ? '平衡' : '核对中') : '不平');
    setData(ledger.value, 'tone', sound ? 'good' : 'alert');
    const right = isComplete
      ? `共 ${count(transfers)} 笔`
      : `已核对 ${count(proven)} / ${count(transfers)} 笔`;
    setText(ledger.note, sound ? right : `${unbalanced.length} 笔不平，${astray.length} 户余额不符`);
    return isComplete ? LEDGER_EVERY_MS : LEDGER_NEXT_MS;
  };
  const again = async () => {
    const waitMs = await prove().catch(() => {
      setText(ledger.value, '未知');
      return LEDGER_EVERY_MS;
    });
    setTimeout(again, waitMs);
  };
  void again();
  return ledger.root;
}

/** The sandbox at a glance. */
export function statusTiles(): Panel {
  const [time, visitors, calls, polls, talk, faults] = [
    '服务器时间',
    '访客',
    '接口',
    '等待中的轮询',
    '聊天',
    '生效中的故障',
  ].map(tile);
  const [callRate, talkRate] = [createRate(), createRate()];
  const tiles = [time, visitors, calls, polls, talk, faults].flatMap((each) => (each ? [each.root] : []));
  const write = (of: ReturnType<typeof tile> | undefined, value: string, note: string) => {
    if (!of) return;
    setText(of.value, value);
    setText(of.note, note);
  };
  return {
    root: element('dl', { class: 'tiles', 'aria-label': '概况' }, ...tiles, ledgerTile()),
    update(overview) {
      const { now, clock, visitors: visitorCounts, calls: callCounts, rooms, rules, mediaFaults } = overview;
      write(time, timeOfDay(now), `${dayOf(now)} ${clock === 'live' ? '实时' : '手动拨动'}`);
      write(visitors, count(visitorCounts.devices), `会话 ${count(visitorCounts.sessions)}`);
      write(calls, `${callRate(callCounts.total).toFixed(1)} 次/秒`, `共 ${count(callCounts.total)} 次`);
      write(polls, count(callCounts.polls), `应答中 ${count(callCounts.open)}`);
      const messageCount = rooms.reduce((sum, { latestSeq }) => sum + latestSeq, 0);
      write(talk, perSecond(talkRate(messageCount)), `群众速率 ${overview.crowd}`);
      const inForce = rules.length + mediaFaults.length;
      write(faults, count(inForce), inForce === 0 ? '一切正常' : '见下方列表');
      if (faults) setData(faults.value, 'tone', inForce === 0 ? 'good' : 'alert');
    },
  };
}
