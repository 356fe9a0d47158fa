import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../harness/row.ts';
import type { Scene } from './scene.ts';
import { slowDown } from './slow-down.ts';

const PER_SECOND = 20_000;
const CPU_TIMES_SLOWER = 4;

/** Measures how often a core that is only busy is taken for a dead one, in one tab over some minutes. */
export async function falseRestarts({ openTabs, sandbox, roomNo }: Scene, minutes: number): Promise<Row> {
  const { browser, tabs, close } = await openTabs(1);
  const [{ page, cores }] = tabs;
  const before = cores();
  const polls = async () => (await sandbox.calls('chat.offline')).total;
  const pollsBefore = await polls();
  const backToSpeed = await slowDown(browser, page, CPU_TIMES_SLOWER);
  try {
    await sandbox.flood(roomNo, PER_SECOND);
    await sleep(minutes * 60_000);
    return {
      subject: `busy core, ${minutes} min, CPU ${CPU_TIMES_SLOWER}x slower, ${PER_SECOND} msg/s`,
      figures: { 'cores made': cores() - before, polls: (await polls()) - pollsBefore },
    };
  } finally {
    backToSpeed();
    await sandbox.flood(roomNo, 0);
    await close();
  }
}
