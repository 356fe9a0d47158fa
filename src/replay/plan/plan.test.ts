import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '#contract/recording/recording.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { allOf, recordedMessage, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';
import { createPlan } from './create-plan.ts';
import type { PlanRequest, PlanStep, SendStep } from './plan.ts';
import { planOptionsFrom } from './plan-flags.ts';
import { isAssignedTo, planHash } from './plan-lines.ts';

async function stepsOf(
  events: readonly RecordedEvent[],
  flags: Parameters<typeof planOptionsFrom>[0],
  rooms = ['m-1'],
) {
  const plan = await createPlan(
    await openRecording(writeRecording(events, { rooms })),
    planOptionsFrom(flags),
  );
  return allOf(plan.steps());
}
const isSend = (step: PlanStep): step is SendStep => 'n' in step;
const dues = (steps: readonly PlanStep[]) => steps.filter(isSend).map(({ due }) => due);
const chat = (count: number, everyMs = 100) =>
  Array.from({ length: count }, (_, index) =>
    recordedMessage(index * everyMs, `第 ${index} 句`, `u-${index % 37}`),
  );
const busy = { ramp: '0:0,10s:50,20s:10', churn: '600', slow: '10', poisson: true } as const;

test.each([
  [{}, [0, 500, 4_500]],
  [{ speed: '10' }, [0, 50, 450]],
  [{ rate: '4' }, [0, 250, 500]],
  [{ fit: '9s' }, [0, 1_000, 9_000]],
  [{ 'max-gap': '1s' }, [0, 500, 1_500]],
  [{ from: '1200ms' }, [0, 4_000]],
  [{ to: '5s' }, [0, 500]],
  [{ loop: '2' }, [0, 500, 4_500, 6_750, 7_250, 11_250]],
  [{ loop: '2', fit: '1125ms' }, [0, 50, 450, 675, 725, 1_125]],
])('recorded times under %o', async (flags, expected) => {
  expect(
    dues(await stepsOf([recordedMessage(1_000), recordedMessage(1_500), recordedMessage(5_500)], flags)),
  ).toEqual(expected);
});

test('a late line in the file is sent at its own time', async () => {
  expect(dues(await stepsOf([recordedMessage(100), recordedMessage(50), recordedMessage(300)], {}))).toEqual([
    0, 0, 200,
  ]);
});

test('random intervals keep the mean', async () => {
  const [last] = dues(await stepsOf(chat(4_000), { poisson: true, rate: '100' })).slice(-1);
  expect(last).toBeGreaterThan(38_000);
  expect(last).toBeLessThan(42_000);
  const [recorded] = dues(await stepsOf(chat(4_000), { poisson: true })).slice(-1);
  expect(recorded).toBeGreaterThan(380_000);
  expect(recorded).toBeLessThan(420_000);
});

test('steps are ordered by time, and sends are numbered without gaps', async () => {
  const steps = await stepsOf(chat(500), busy);
  expect(steps.map(({ due }) => due)).toEqual(steps.map(({ due }) => due).toSorted((a, b) => a - b));
  expect(steps.filter(isSend).map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, index) => index));
});

test('viewers follow the ramp', async () => {
  const steps = await stepsOf([recordedMessage(0)], { ramp: '0:0,10s:10,15s:10,20s:5' });
  const comings = steps.flatMap((step) => (isSend(step) ? [] : [[step.do, step.due]]));
  expect(comings).toEqual([
    ...Array.from({ length: 10 }, (_, index) => ['enter', (index + 1) * 1_000]),
    ...Array.from({ length: 5 }, (_, index) => ['exit', 15_000 + (index + 1) * 1_000]),
  ]);
});

test('churn replaces viewers and keeps their number constant', async () => {
  const steps = await stepsOf(chat(600), { viewers: '100', churn: '50' });
  const entered = steps.filter((step) => step.do === 'enter').length;
  const exited = steps.filter((step) => step.do === 'exit').length;
  expect(entered - exited).toBe(100);
  expect(exited).toBeGreaterThan(25);
  expect(exited).toBeLessThan(80);
  const present = new Set<number>();
  for (const step of steps) {
    if (step.do === 'enter') present.add(step.viewer);
    if (step.do === 'exit') expect(present.delete(step.viewer)).toBe(true);
  }
});

describe('viewers of the recording', () => {
  const moving = (at: number, kind: 'join' | 'leave', user: string): RecordedEvent => ({
    at,
    room: 'm-1',
    user,
    kind,
  });
  const events = [
    moving(0, 'join', 'ann'),
    moving(500, 'join', 'bo'),
    recordedMessage(1_000, 'a', 'ann'),
    moving(1_500, 'leave', 'bo'),
    moving(1_500, 'join', 'bo'),
    moving(2_000, 'leave', 'ann'),
    moving(2_500, 'leave', 'nobody'),
    recordedMessage(3_000, 'b', 'cy'),
    recordedMessage(5_000, 'c', 'cy'),
    moving(6_000, 'join', 'di'),
  ];
  const walks = async (
    flags: Parameters<typeof planOptionsFrom>[0],
    loop: readonly RecordedEvent[] = events,
  ) =>
    (await stepsOf(loop, flags)).flatMap((step) => (isSend(step) ? [] : [[step.do, step.due, step.viewer]]));

  test('enter with a join or first message and exit with a leave', async () => {
    expect(await walks({ viewers: 'recorded' })).toEqual([
      ['enter', 0, 0],
      ['enter', 0, 1],
      ['exit', 500, 1],
      ['enter', 500, 2],
      ['exit', 1_000, 0],
      ['enter', 2_000, 3],
    ]);
  });

  test('keep their position between two sends at any pace', async () => {
    expect((await walks({ viewers: 'recorded', speed: '10' })).map(([, due]) => due)).toEqual([
      0, 0, 50, 50, 100, 200,
    ]);
    expect((await walks({ viewers: 'recorded', rate: '2' })).map(([, due]) => due)).toEqual([
      0, 0, 125, 125, 250, 500,
    ]);
  });

  test('never exceed the given number', async () => {
    expect(await walks({ viewers: 'recorded:1' })).toEqual([
      ['enter', 0, 0],
      ['exit', 1_000, 0],
      ['enter', 2_000, 1],
    ]);
  });

  test('are deterministic and in order, and do not change the sends', async () => {
    const many = chat(200).flatMap((event, index) => [
      moving(event.at, index % 3 === 0 ? 'leave' : 'join', `u-${index % 41}`),
      event,
    ]);
    const flags = { poisson: true, loop: '2', members: '50' } as const;
    const steps = await stepsOf(many, { ...flags, viewers: 'recorded' });
    expect(await stepsOf(many, { ...flags, viewers: 'recorded' })).toEqual(steps);
    expect(steps.map(({ due }) => due)).toEqual(steps.map(({ due }) => due).toSorted((a, b) => a - b));
    expect(steps.filter(isSend)).toEqual((await stepsOf(many, flags)).filter(isSend));
    expect(steps.filter((step) => step.do === 'enter').length).toBeGreaterThan(41);
  });
});

describe('senders', () => {
  /** Reports whether no sender sends twice within a second. */
  const rests = (steps: readonly PlanStep[]) => {
    const spoke = new Map<number, number>();
    return steps.filter(isSend).every(({ sender, due }) => {
      const last = spoke.get(sender);
      spoke.set(sender, due);
      return last === undefined || due - last >= 1_000;
    });
  };

  test('are enough that the platform refuses none as too fast', async () => {
    for (const flags of [{}, { speed: '20' }, { rate: '200' }, { rate: '80', poisson: true }])
      expect(rests(await stepsOf(chat(600), flags))).toBe(true);
    expect(
      new Set((await stepsOf(chat(600), {})).filter(isSend).map(({ sender }) => sender)).size,
    ).toBeLessThan(21);
  });

  test('stay the same for the same person while they may speak', async () => {
    const slow = chat(200, 2_000);
    const steps = (await stepsOf(slow, { senders: '500' })).filter(isSend);
    const pairs = new Set(steps.map(({ sender }, index) => `${slow[index]?.user} ${sender}`));
    expect(pairs.size).toBe(37);
  });

  test('are as many different ones as recorded people, when there are enough', async () => {
    const steps = (await stepsOf(chat(200, 2_000), { senders: '37' })).filter(isSend);
    expect(new Set(steps.map(({ sender }) => sender)).size).toBe(37);
  });

  test('send all messages even when they are too few', async () => {
    const steps = (await stepsOf(chat(50, 10), { senders: '2' })).filter(isSend);
    expect(steps.length).toBe(50);
    expect(new Set(steps.map(({ sender }) => sender))).toEqual(new Set([0, 1]));
  });
});

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['as recorded', ['m-1', 'm-2'], [], ['m-1', 'm-2']],
  ['dealt out', ['m-1', 'm-2'], ['m-8', 'm-9'], ['m-8', 'm-9']],
  ['brought together', ['m-1', 'm-2'], ['m-9'], ['m-9', 'm-9']],
  ['copied', ['m-1', 'm-2'], ['m-7', 'm-8', 'm-9'], ['m-7', 'm-9', 'm-8']],
])('rooms %s', async (_, recorded, room, expected) => {
  const events = recorded.map((from, index) => recordedMessage(index, 'x', 'u-1', from));
  const steps = await stepsOf(events, { room: [...room] }, [...recorded]);
  expect(steps.filter(isSend).map((step) => step.room)).toEqual(expected);
});

test('a text over the platform’s limit is cut between characters', async () => {
  const [step] = (await stepsOf([recordedMessage(0, '👍'.repeat(80))], {})).filter(isSend);
  expect(step).toMatchObject({ text: '👍'.repeat(60) });
});

test('the same seed gives the same bytes, another seed different ones', async () => {
  const recording = await openRecording(writeRecording(chat(300)));
  const hash = async (seed: string) =>
    planHash(await createPlan(recording, planOptionsFrom({ ...busy, seed, fit: '15s' })));
  expect(await hash('7')).toBe(await hash('7'));
  expect(await hash('7')).not.toBe(await hash('8'));
});

test.each([1, 2, 4])('the shards of %i workers contain each step of the plan once', async (count) => {
  const steps = await stepsOf(chat(300), busy);
  const parts = Array.from({ length: count }, (_, index) =>
    steps.filter((step) => isAssignedTo(step, index, count)),
  );
  expect(parts.flat().length).toBe(steps.length);
  expect(new Set(parts.flat())).toEqual(new Set(steps));
  if (count > 1) for (const part of parts) expect(part.length).toBeGreaterThan(steps.length / count / 2);
});

test('all steps of a member belong to one worker', async () => {
  const steps = (await stepsOf(chat(300), {})).filter(isSend);
  const worker = new Map<number, boolean>();
  for (const step of steps) {
    const mine = isAssignedTo(step, 0, 2);
    expect(worker.get(step.sender) ?? mine).toBe(mine);
    worker.set(step.sender, mine);
  }
});

test.each<Partial<Record<string, string>>>([
  { speed: '0' },
  { speed: '2', rate: '4' },
  { fit: 'soon' },
  { fit: '0s' },
  { ramp: '0:0,30s' },
  { ramp: '30s:5,10s:9' },
  { ramp: '0:1', viewers: '3' },
  { loop: '1.5' },
  { members: '101' },
  { seed: '-1' },
  { viewers: 'recorded:0' },
  { viewers: 'recorded', churn: '5' },
  { viewers: 'recorded', ramp: '0:1' },
])('flags that make no sense are refused: %o', (flags) => {
  expect((): PlanRequest => planOptionsFrom(flags)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});
