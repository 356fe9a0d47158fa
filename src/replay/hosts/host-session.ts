import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { parseFlags } from '#replay/cli/flag-values.ts';
import { PLAN_FLAGS, planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { answerTo } from '#replay/play/asker.ts';
import { type PartLink, relay } from '#replay/play/part-link.ts';
import { Asked } from '#replay/play/part-words.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import { BadFrame } from './frames.ts';
import { Addressed, HOST_CHANNEL, HostAsked, type HostTime, LINK_VERSION } from './host-words.ts';
import { GONE, type LinkPorts, openLink } from './link.ts';
import { type ReceivedRecording, receiveRecording } from './received-recording.ts';

/** What a host offers, and to what it lends itself. */
export type House = LinkPorts &
  ClockPorts & {
    readonly workers: number;
    /** Origins beyond this machine that may be played against. */
    readonly allowed: readonly string[];
    /** @throws BadConfig for a target that this host was not told of by its own people. */
    permit(origin: string): void;
    /** A part in a process of its own, by the flags of its plan and its file. */
    fork(args: readonly string[]): PartLink;
    say(line: string): void;
  };

/** What came of a coordinator's visit. */
export type Visit = {
  /** A run was staged. */
  readonly ran: boolean;
  /** The coordinator said that it was over. */
  readonly dismissed: boolean;
};

type Stage = {
  readonly run: string;
  readonly origin: string;
  readonly workers: number;
  readonly flags: readonly string[];
  readonly recording: ReceivedRecording;
};

/** Only what a plan is laid out by: no file of this machine can be named. @throws BadConfig. */
function checkFlags(flags: readonly string[]): void {
  const { values, positionals } = parseFlags(flags, PLAN_FLAGS);
  if (positionals.length > 0) throw new BadConfig('flags of a plan, not files');
  planOptionsFrom(values);
}

/** A run on this host, from its recording to its end. */
function createRun(house: House) {
  let staging: Promise<Stage> | null = null;
  let parts: readonly PartLink[] = [];
  let dismissed = false;
  const theStage = async (): Promise<Stage> => {
    if (staging === null) throw new BadFrame('a run is staged before it is played');
    return staging;
  };
  return {
    async stage({ run, origin, workers, flags }: HostAsked & { ask: 'stage' }): Promise<void> {
      if (staging !== null) throw new Error('a run is staged already');
      house.permit(origin);
      if (workers > house.workers) throw new Error(`it offers ${house.workers} workers, not ${workers}`);
      checkFlags(flags);
      const make = async () => ({ run, origin, workers, flags, recording: await receiveRecording() });
      staging = make();
      await staging;
      house.say(`run ${run}: ${workers} of ${house.workers} workers against ${origin}`);
    },
    async staged(sha256: string): Promise<void> {
      const { recording, workers, flags } = await theStage();
      if ((await recording.finish()) !== sha256) throw new Error('the recording has changed on its way');
      parts = Array.from({ length: workers }, () => house.fork([...flags, recording.path]));
    },
    async piece(bytes: Uint8Array): Promise<void> {
      const { recording } = await theStage();
      await recording.take(bytes);
    },
    async ask(channel: number, asked: Asked): Promise<unknown> {
      const part = parts[channel - 1];
      if (!part) throw new Error(`there is no part ${channel}`);
      if (asked.ask !== 'open') return relay(part, asked);
      const { origin } = await theStage();
      const target = { ...asked.task.target, origin };
      return relay(part, { ...asked, task: { ...asked.task, target, allowed: [...house.allowed] } });
    },
    dismiss() {
      dismissed = true;
    },
    async end(why: string): Promise<Visit> {
      for (const part of parts) part.close();
      const stage = await staging;
      await stage?.recording.remove();
      if (dismissed && stage) house.say(`run ${stage.run}: over`);
      else if (stage || why !== GONE) house.say(`the coordinator ${why}`);
      return { ran: stage !== null, dismissed };
    },
  };
}

type Run = ReturnType<typeof createRun>;

async function answerHost(asked: HostAsked, run: Run, house: House): Promise<unknown> {
  switch (asked.ask) {
    case 'greet':
      if (asked.version === LINK_VERSION) return { workers: house.workers };
      throw new Error(`it is of another version (${LINK_VERSION}, not ${asked.version})`);
    case 'clock':
      return {
        monotonic: house.monotonic(),
        wallClock: house.wallClock(),
      } satisfies HostTime;
    case 'stage':
      return run.stage(asked);
    case 'staged':
      return run.staged(asked.sha256);
    case 'dismiss':
      return run.dismiss();
    default:
      return asked satisfies never;
  }
}

/** Answers a coordinator; what is refused is said here too. */
async function attend(asked: HostAsked, run: Run, house: House, busy: boolean): Promise<unknown> {
  try {
    if (busy) throw new Error('it plays for another coordinator already');
    return await answerHost(asked, run, house);
  } catch (thrown) {
    house.say(`refused a coordinator: ${thrown instanceof Error ? thrown.message : thrown}`);
    throw thrown;
  }
}

/** Plays for a coordinator until it goes; to one that comes while another is there (`busy`) only that is said. */
export async function receive(socket: Duplex, house: House, busy: boolean): Promise<Visit> {
  const run = createRun(house);
  const reply = async (channel: number, id: number, work: () => Promise<unknown>) => {
    const word = await answerTo(id, work);
    try {
      link.send({ channel, word });
    } catch (thrown) {
      link.send({ channel, word: { id, failed: String(thrown) } });
    }
    if (busy) link.close();
  };
  const word = (addressed: unknown) => {
    const { channel, word: inner } = v.parse(Addressed, addressed);
    if (channel === HOST_CHANNEL) {
      const asked = v.parse(HostAsked, inner);
      void reply(channel, asked.id, () => attend(asked, run, house, busy));
    } else {
      const asked = v.parse(Asked, inner);
      void reply(channel, asked.id, () => run.ask(channel, asked));
    }
  };
  const link = openLink(socket, { word, piece: run.piece }, house);
  return run.end(await link.ended);
}
