import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import { GIFT_COUNT_MAX } from '#contract/community/gift/gift-rules.ts';
import type { Recording } from '../recording/read-recording.ts';
import { random } from '../runtime/random.ts';
import { createPacing } from './pace.ts';
import type { PlanOptions, PlanRequest, PlanStep, SendStep } from './plan.ts';
import { allRounds, isSend, measure, type RecordedSend } from './recorded-sends.ts';
import { withRecordedViewers } from './recorded-viewers.ts';
import { viewerSteps } from './viewer-steps.ts';

/** A platform accepts about one message a second from a member; this leaves a margin for the network. */
const MIN_INTERVAL_MS = 1_500;

/**
 * Creates the assignment of members to recorded people. Each person has their own member while there are enough of them;
 * when that member has just sent a message, the next one who may send replaces it, if there is one. Gifts need no interval.
 */
function createSenderAssignment(count: number): (send: RecordedSend, due: number) => number {
  const usualSenders = new Map<string, number>();
  const lastSentAt = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const maySend = (sender: number, due: number) => due - (lastSentAt[sender] ?? 0) >= MIN_INTERVAL_MS;
  return ({ user, kind }, due) => {
    const usual = usualSenders.get(user) ?? usualSenders.size % count;
    usualSenders.set(user, usual);
    if (kind !== 'say') return usual;
    let sender = usual;
    for (let step = 1; step < count && !maySend(sender, due); step++) sender = (usual + step) % count;
    if (!maySend(sender, due)) sender = usual;
    lastSentAt[sender] = due;
    return sender;
  };
}

/** The fewest senders, so that the people of a recording stay distinguishable. */
const MIN_SENDERS = 20;

/** Counts how many members are needed so that each message finds one who may send. @param dues due times in order, ms */
async function requiredSenders(dues: AsyncIterable<number>): Promise<number> {
  let window: number[] = [];
  let maxInWindow = MIN_SENDERS;
  let from = 0;
  for await (const due of dues) {
    window.push(due);
    while (due - (window[from] ?? due) >= MIN_INTERVAL_MS) from++;
    maxInWindow = Math.max(maxInWindow, window.length - from);
    if (from > 1_024 && from > window.length / 2) {
      window = window.slice(from);
      from = 0;
    }
  }
  return maxInWindow;
}

/** Steps of a run, as a stream: memory does not grow with the recording. */
export type Plan = {
  readonly options: PlanOptions;
  readonly sends: number;
  /** Yields the steps in order of `due`; the same recording and options give the same steps on every machine. */
  steps(): AsyncGenerator<PlanStep>;
};

/** Cuts a text to the length that the platform accepts. */
function shortened(text: string): string {
  if (text.length <= CHAT_TEXT_MAX) return text;
  return [...text].slice(0, CHAT_TEXT_MAX).join('');
}

function sendStep(send: RecordedSend, due: number, n: number, sender: number): SendStep {
  const step = { due, n, sender, room: send.room };
  switch (send.kind) {
    case 'say':
      return { ...step, do: 'say', text: shortened(send.text) };
    case 'gift':
      return { ...step, do: 'gift', giftId: send.giftId, count: Math.min(send.count, GIFT_COUNT_MAX) };
    case 'order':
      return { ...step, do: 'order', order: send.order };
  }
}

/** Merges sends and viewers by time, viewers first at the same moment. Viewers who enter or exit after the end are left out. */
async function* merged(sends: AsyncGenerator<SendStep>, options: PlanOptions): AsyncGenerator<PlanStep> {
  const viewers = viewerSteps(options);
  const rampEnd = options.ramp.at(-1)?.atMs ?? 0;
  let viewer = viewers.next();
  for await (const send of sends) {
    for (; !viewer.done && viewer.value.due <= send.due; viewer = viewers.next()) yield viewer.value;
    yield send;
  }
  for (; !viewer.done && viewer.value.due <= rampEnd; viewer = viewers.next()) yield viewer.value;
}

/** Builds the plan of a recording, with the recorded rooms where none are named, and as many senders as it needs. */
export async function createPlan(recording: Recording, request: PlanRequest): Promise<Plan> {
  const rooms = request.rooms.length > 0 ? request.rooms : recording.header.rooms;
  const resolved = { ...request, rooms };
  const round = await measure(recording, resolved);
  const pace = () => createPacing(resolved, round, random(request.seed, 'poisson'));
  async function* dues(): AsyncGenerator<number> {
    const dueOf = pace();
    for await (const event of allRounds(recording, resolved, round))
      if (isSend(event)) {
        const due = dueOf(event.at);
        if (event.kind === 'say') yield due;
      }
  }
  const options: PlanOptions = { ...resolved, senders: request.senders ?? (await requiredSenders(dues())) };
  const { recordedViewers: maxViewers } = options;
  const stepper = () => {
    const [dueOf, senderOf] = [pace(), createSenderAssignment(options.senders)];
    let n = 0;
    return (send: RecordedSend) => {
      const due = dueOf(send.at);
      return sendStep(send, due, n++, senderOf(send, due));
    };
  };
  async function* sends(): AsyncGenerator<SendStep> {
    const stepOf = stepper();
    for await (const event of allRounds(recording, options, round)) if (isSend(event)) yield stepOf(event);
  }
  const steps = () =>
    maxViewers === null
      ? merged(sends(), options)
      : withRecordedViewers(allRounds(recording, options, round), options, maxViewers, stepper());
  return { options, sends: round.sends * options.loops, steps };
}
