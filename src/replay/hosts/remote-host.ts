import * as v from 'valibot';
import { CouldNot } from '#replay/cli/could-not.ts';
import { type Asker, createAsker } from '#replay/play/asker.ts';
import { type PartLink, partLinkOver } from '#replay/play/part-link.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import { type ClockCheck, checkClock } from './clock-check.ts';
import { BadFrame } from './frames.ts';
import { addressText, type HostAddress } from './host-address.ts';
import { Addressed, Greeted, HOST_CHANNEL, type HostAsking, HostTime, LINK_VERSION } from './host-words.ts';
import { type LinkPorts, openLink } from './link.ts';
import { dial } from './secret-socket.ts';
import { sendRecording } from './send-recording.ts';

/** What a host is to play. */
export type Staging = {
  readonly run: string;
  readonly origin: string;
  readonly flags: readonly string[];
  /** Path of the recording here. */
  readonly recording: string;
  /** Parts for it; null for as many as it offers. */
  readonly workers: number | null;
};

/** A host as its coordinator sees it. Everything throws CouldNot, with the host's name. */
export type RemoteHost = {
  readonly name: string;
  /** Sends the recording. @returns the parts, ready to be opened. */
  stage(staging: Staging): Promise<readonly PartLink[]>;
  checkClock(): Promise<ClockCheck>;
  dismiss(): Promise<void>;
  close(): void;
};

/** Channels over one link, each with questions of its own. */
function openChannels(socket: Awaited<ReturnType<typeof dial>>, name: string, ports: LinkPorts) {
  const askers = new Map<number, Asker>();
  const link = openLink(
    socket,
    {
      word(addressed) {
        const { channel, word } = v.parse(Addressed, addressed);
        const asker = askers.get(channel);
        if (!asker) throw new BadFrame(`nobody was asked on channel ${channel}`);
        asker.hear(word);
      },
      piece: () => Promise.reject(new BadFrame('a piece of no file')),
    },
    ports,
  );
  void link.ended.then((why) => {
    for (const asker of askers.values()) asker.end(new CouldNot(`host ${name} ${why}`));
  });
  const channel = (number: number) => {
    const asker = createAsker((word) => link.send({ channel: number, word }));
    askers.set(number, asker);
    return async (question: object): Promise<unknown> => {
      try {
        return await asker.ask(question);
      } catch (thrown) {
        if (thrown instanceof CouldNot) throw thrown;
        throw new CouldNot(`host ${name}: ${thrown instanceof Error ? thrown.message : thrown}`);
      }
    };
  };
  return { link, channel };
}

/** Calls a host. @throws CouldNot when it is not there, is another version, or plays already. */
export async function callHost(
  address: HostAddress,
  key: Uint8Array,
  ports: LinkPorts & ClockPorts,
): Promise<RemoteHost> {
  const name = addressText(address);
  const { link, channel } = openChannels(await dial(address, key), name, ports);
  const askAny = channel(HOST_CHANNEL);
  const ask = (question: HostAsking) => askAny(question);
  const greeted = await ask({ ask: 'greet', version: LINK_VERSION }).catch((thrown: unknown) => {
    link.close();
    throw thrown;
  });
  const offered = v.parse(Greeted, greeted).workers;
  return {
    name,
    async stage({ run, origin, flags, recording, workers: wanted }) {
      const workers = wanted ?? offered;
      await ask({ ask: 'stage', run, origin, workers, flags: [...flags] });
      await ask({ ask: 'staged', sha256: await sendRecording(recording, link.sendPiece) });
      return Array.from({ length: workers }, (_, index) => partLinkOver(channel(index + 1), () => undefined));
    },
    checkClock: () => checkClock(async () => v.parse(HostTime, await ask({ ask: 'clock' })), ports),
    dismiss: async () => void (await ask({ ask: 'dismiss' })),
    close: link.close,
  };
}
