import type { LedgerProof } from '#sandbox/domains/ledger/verify-ledger.ts';
import { read } from '../admin-client.ts';
import { element } from '../element.ts';
import type { Panel } from '../operator.ts';
import { createRate } from '../rate.ts';
import { count, dayOf, perSecond, timeOfDay } from '../text.ts';
import { setData, setText } from '../update.ts';

const LEDGER_EVERY_MS = 10_000;

function tile(label: string) {
  const value = element('dd', { class: 'tile__value' }, '…');
  const note = element('dd', { class: 'tile__note' });
  return {
    root: element('div', { class: 'tile' }, element('dt', { class: 'tile__label' }, label), value, note),
    value,
    note,
  };
}

/** Proving the ledger takes longer than the rest, so it is asked for less often. */
function ledgerTile() {
  const ledger = tile('账本');
  const prove = async () => {
    const { sound, transfers, unbalanced, overdrawn } = await read<LedgerProof>('ledger/verify');
    setText(ledger.value, sound ? '平衡' : '不平');
    setData(ledger.value, 'tone', sound ? 'good' : 'alert');
    const wrong = `${unbalanced.length} 笔不平，${overdrawn.length} 户透支`;
    setText(ledger.note, sound ? `共 ${count(transfers)} 笔` : wrong);
  };
  const again = () => void prove().catch(() => setText(ledger.value, '未知'));
  again();
  setInterval(again, LEDGER_EVERY_MS);
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
      const { now, clock, visitors: who, calls: asked, rooms, rules, mediaFaults } = overview;
      write(time, timeOfDay(now), `${dayOf(now)} ${clock === 'live' ? '实时' : '手动拨动'}`);
      write(visitors, count(who.devices), `会话 ${count(who.sessions)}`);
      write(calls, `${callRate(asked.asked).toFixed(1)} 次/秒`, `共 ${count(asked.asked)} 次`);
      write(polls, count(asked.polls), `应答中 ${count(asked.open)}`);
      const said = rooms.reduce((sum, { latestSeq }) => sum + latestSeq, 0);
      write(talk, perSecond(talkRate(said)), `群众速率 ${overview.crowd}`);
      const inForce = rules.length + mediaFaults.length;
      write(faults, count(inForce), inForce === 0 ? '一切正常' : '见下方列表');
      if (faults) setData(faults.value, 'tone', inForce === 0 ? 'good' : 'alert');
    },
  };
}
