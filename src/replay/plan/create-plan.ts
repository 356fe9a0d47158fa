import { CHAT_TEXT_MAX, GIFT_COUNT_MAX } from '#contract/constants.ts';
import { random } from '#replay/random.ts';
import type { Recording } from '#replay/record/read-recording.ts';
import { paceKeeper } from './pace.ts';
import type { PlanOptions, PlanStep, PlanWish, SendStep } from './plan.ts';
import { allRounds, isSend, measure, type RecordedSend } from './recorded-sends.ts';
import { withRecordedViewers } from './recorded-viewers.ts';
import { createSenders, sendersFor } from './senders.ts';
import { viewerSteps } from './viewers.ts';

/** Everything that is to happen, told as a stream: memory does not grow with the recording. */
export type Plan = {
  readonly options: PlanOptions;
  readonly sends: number;
  /** In order of `due`; the same recording and options give the same steps on every machine. */
  steps(): AsyncGenerator<PlanStep>;
};

/** As much of a text as the platform takes. */
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

/** Both in one order of time; viewers first when they meet. Who comes and goes after the last send is left out. */
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

/** Lays out what a recording becomes; rooms as recorded when none are named, senders as many as it takes. */
export async function createPlan(recording: Recording, wish: PlanWish): Promise<Plan> {
  const rooms = wish.rooms.length > 0 ? wish.rooms : recording.header.rooms;
  const wanted = { ...wish, rooms };
  const round = await measure(recording, wanted);
  const pace = () => paceKeeper(wanted, round, random(wish.seed, 'poisson'));
  async function* dues(): AsyncGenerator<number> {
    const dueOf = pace();
    for await (const event of allRounds(recording, wanted, round))
      if (isSend(event)) {
        const due = dueOf(event.at);
        if (event.kind === 'say') yield due;
      }
  }
  const options: PlanOptions = { ...wanted, senders: wish.senders ?? (await sendersFor(dues())) };
  const { recordedViewers: most } = options;
  const stepper = () => {
    const [dueOf, senderOf] = [pace(), createSenders(options.senders)];
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
    most === null
      ? merged(sends(), options)
      : withRecordedViewers(allRounds(recording, options, round), options, most, stepper());
  return { options, sends: round.sends * options.loops, steps };
}
