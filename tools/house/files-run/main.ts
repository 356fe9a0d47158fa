/**
 * Counts the files of ours that run for a page call, a deposit and a chat message, by precise coverage of V8. The platform
 * runs in a thread of its own: only files of the core and of the list store count. Files that also run in a quiet second
 * before the trip are left out. `--list` names the files.
 */
import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { filter, firstValueFrom, map } from 'rxjs';
import * as v from 'valibot';
import { createChatStore } from '#chat/view/chat-store.ts';
import { clientRequestIdOf } from '#contract/commands/command-id.ts';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-rules.ts';
import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { SelectionRef } from '#contract/play/bet/schema.ts';
import { minor } from '#contract/units/money.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { viewPorts } from '#tests/fixtures/chat/view-ports.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';

const QUIET_MS = 1_000;
/** Work after a start or a login ends within this time. */
const SETTLES_WITHIN_SECONDS = 15;
const CHECK_EVERY_MS = 20;
const GOALS = { call: 18, deposit: 40, message: 40 } as const;

const Platform = v.object({ origin: v.string(), consoleOrigin: v.string(), leg: SelectionRef });

const profiler = new Session();
profiler.connect();
await profiler.post('Profiler.enable');
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Returns the files of `src` of which a function has run since the last call. */
async function filesRun(): Promise<ReadonlySet<string>> {
  const { result } = await profiler.post('Profiler.takePreciseCoverage');
  const ran = result.filter(({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  const ours = ran.map(({ url }) => /(?<!node_modules\/.*)\/(src\/.+)$/.exec(url)?.[1]);
  return new Set(ours.filter((path) => path !== undefined));
}

/** Waits for a second in which the same files ran as in the second before. @returns these files */
async function quietSecond(): Promise<ReadonlySet<string>> {
  let before = await filesRun();
  for (let second = 0; second < SETTLES_WITHIN_SECONDS; second += 1) {
    await pause(QUIET_MS);
    const now = await filesRun();
    if (now.symmetricDifference(before).size === 0) return now;
    before = now;
  }
  return before;
}

/** Returns the files that run for this trip alone. */
async function filesOf(trip: () => Promise<unknown>): Promise<readonly string[]> {
  const quiet = await quietSecond();
  await trip();
  const ran = await filesRun();
  return [...ran.difference(quiet)].sort();
}

const thread = new Worker(new URL('./platform-thread.ts', import.meta.url));
const [ready] = await once(thread, 'message');
const { origin, consoleOrigin, leg } = v.parse(Platform, ready);
const { api, close } = createCore(inProcessPorts());
await api.hello({
  version: CORE_VERSION,
  siteId: 5000,
  apiOrigin: origin,
  hidden: false,
  needsServices: true,
});

/** Follows the room of the match with the page's list store. */
function openList() {
  const room = { kind: 'match', matchId: leg.matchId } as const;
  const feed$ = remoteStream(api, 'chat.feed', { room }, async () => undefined);
  const roomNo = chatRoomNoOf(room);
  const store = createChatStore(
    viewPorts({
      follow(onItems) {
        const following = feed$.subscribe(({ items }) => onItems(items));
        return () => following.unsubscribe();
      },
      followReading(onSettings) {
        onSettings(DEFAULT_READING);
        return () => undefined;
      },
    }),
  );
  const stop = store.start();
  const shows = (text: string) => store.state.rows.some((row) => row.kind === 'text' && row.text === text);
  const send = async (text: string) => {
    const response = await fetch(`${consoleOrigin}/sandbox/rooms/${roomNo}/say`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    if (!response.ok) throw new Error(`the message was refused: ${response.status}`);
    while (!shows(text)) await pause(CHECK_EVERY_MS);
  };
  return { say: send, stop };
}

async function logIn() {
  await api.session.login('qinghe', 'court2026');
  const session$ = remoteStream(api, 'session', null, async () => undefined);
  const member$ = session$.pipe(
    map(({ items }) => items.at(-1)),
    filter((view) => view?.is === 'member'),
    map(({ member }) => member.userId),
  );
  return firstValueFrom(member$);
}

const list = openList();
const message = await filesOf(() => list.say('measured'));
list.stop();
const owner = await logIn();
const call = await filesOf(() => api.call('bet.quote', { currency: 'CNY', legs: [leg] }, 1));
const command = {
  is: 'deposit',
  payType: 'bank',
  amount: minor(500_00),
  chain: '',
  promotionId: '',
} as const;
const requestId = clientRequestIdOf(crypto.getRandomValues(new Uint8Array(16)));
const deposit = await filesOf(() => api.commands.run({ owner, requestId, command, isRepeat: false }));
close();
await thread.terminate();

for (const [name, files, goal] of [
  ['files that run for a page call (bet.quote)', call, GOALS.call],
  ['files that run for a deposit in the core', deposit, GOALS.deposit],
  ['files that run from a poll to the list of messages', message, GOALS.message],
] as const) {
  console.log(`${name.padEnd(58)}${String(files.length).padStart(8)}   ≤ ${goal}`);
  if (process.argv.includes('--list')) for (const file of files) console.log(`  ${file}`);
}
process.exit(0);
