import { sumDeliveries } from '#replay/measure/deliveries.ts';
import { createGauges } from '#replay/measure/gauges.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { judgeViewers } from '#replay/measure/viewer-verdict.ts';
import type { PlanStep } from '#replay/plan/plan.ts';
import { waitUntil } from './alarm.ts';
import { createCast } from './cast.ts';
import { createDesk } from './desk.ts';
import { createDueTimes } from './due-times.ts';
import { messageNumbers } from './message-number.ts';
import type { AcknowledgedIn, PartPorts, PartTask, RoomRecords } from './part-task.ts';
import { takeSteps } from './take-steps.ts';
import { type Audience, openViewer, type Viewer } from './viewer.ts';

/** A part of a run: its share of the plan's senders and viewers. */
export type Part = {
  /** Logs its senders in. @throws AppError when one may not. */
  prepare(): Promise<void>;
  /** Plays its share; `startAt` is monotonic ms. Resolves when the last step was taken and every send has its fate. */
  play(steps: AsyncIterable<PlanStep>, startAt: number): Promise<void>;
  /** No more steps. */
  stop(): void;
  acknowledged(): readonly AcknowledgedIn[];
  /** Everything counted so far, judged against the records. */
  tally(records: RoomRecords): Tally;
  close(): void;
};

/** Who watches, has watched, and how they come and go. */
function createHouse(ports: PartPorts, { accounts }: PartTask, audience: Audience) {
  const everybody = new Map<number, Viewer>();
  return {
    everybody,
    enter({ viewer, room, as, slow }: PlanStep & { do: 'enter' }) {
      const account = as === 'member' ? (accounts[viewer % accounts.length] ?? null) : null;
      everybody.set(viewer, openViewer(ports.device(), audience, { viewer, room, account, slow }));
    },
    exit: ({ viewer }: PlanStep & { do: 'exit' }) => everybody.get(viewer)?.leave(),
    close() {
      for (const viewer of everybody.values()) viewer.leave();
    },
  };
}

/** Plays a share of a plan in this process: its people are real cores over the real wire. */
export function createPart(ports: PartPorts, task: PartTask): Part {
  const { monotonic } = ports;
  const gauges = createGauges();
  const numbers = messageNumbers(task.run);
  const dues = createDueTimes();
  const stopping = new AbortController();
  let startedAt = 0;
  const since = (n: number) => monotonic() - startedAt - dues.at(n);
  const house = createHouse(ports, task, { ...task, numbers, gauges, sendsById: new Map(), since });
  const cast = createCast(ports, task, numbers);
  const desk = createDesk(cast, gauges, since);
  const take = (step: PlanStep) => {
    if (step.do === 'enter') house.enter(step);
    else if (step.do === 'exit') house.exit(step);
    else desk.send(step);
  };
  const comes = async ({ due }: PlanStep) => {
    await waitUntil(ports, startedAt + due, stopping.signal);
    return !stopping.signal.aborted;
  };
  return {
    prepare: cast.prepare,
    async play(steps, startAt) {
      startedAt = startAt;
      await takeSteps(steps, task, ({ n, due }) => dues.set(n, due), comes, take);
      await desk.settled();
    },
    stop: () => stopping.abort(),
    acknowledged: () => desk.acknowledged,
    tally: (records) => ({
      ...gauges.counts(),
      deliveries: sumDeliveries([...house.everybody.values()].map(({ deliveries }) => deliveries.counts)),
      judged: judgeViewers(house.everybody.values(), records),
      load: [ports.load()],
    }),
    close() {
      house.close();
      cast.close();
    },
  };
}
