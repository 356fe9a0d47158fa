/**
 * `npm run bench -- outage --minutes N --only text`: three tabs of a real browser in a room of a real sandbox where five
 * numbered messages are sent each second. Each row breaks one thing; the figures are ms until a message sent after that
 * moment is in the tab. The last row counts how often a core that is only busy is replaced, over N minutes (1).
 */
import { parseArgs } from 'node:util';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { falseRestarts } from './busy-core.ts';
import { chatOutages } from './chat-outages.ts';
import { coreOutages } from './core-outages.ts';
import { measure } from './measure.ts';
import { openScene } from './scene.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const minutes = Number(values.minutes);
const chosen = (name: string) => name.includes(values.only);

const scene = await openScene();
const rows: Row[] = [];
const add = (row: Row) => {
  rows.push(row);
  console.log(row.subject, row.figures);
};
try {
  for (const outage of [...coreOutages, ...chatOutages]) {
    if (chosen(outage.name)) add(await measure(scene, outage));
  }
  if (chosen('busy core') && minutes > 0) add(await falseRestarts(scene, minutes));
} finally {
  await scene.close();
}
report('outage', rows, { minutes, only: values.only });
