import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { CallName } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { moneySceneOf } from '#tests/contract/examples/money-examples.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { loggedIn, type WireClient } from '#tests/contract/wire-client.ts';
import { CARRIERS, MARKS, REFUSED, WEBP_CARRIERS } from '#tests/fixtures/files/hostile-images.ts';

const sandbox = sandboxForFile();
/** Highest number of uploads of one member within ten minutes. */
const EACH = 12;
const TEN_MINUTES_MS = 600_000;

const clients = new Map<string, WireClient>();
let uploadCount = 0;
/** The next of the members, each for as many uploads as they may send. */
async function nextClient(): Promise<WireClient> {
  const { name } = DEMO_MEMBERS[Math.floor(uploadCount / EACH) % DEMO_MEMBERS.length] ?? { name: 'beian' };
  uploadCount += 1;
  const { origin, world } = sandbox();
  const client = clients.get(name) ?? (await loggedIn(origin, world.clock.now, name));
  clients.set(name, client);
  return client;
}

/** Reads the images that a query returns. */
function storedIn(query: string): readonly Buffer[] {
  const rows = sandbox().db.prepare(query).all();
  return rows.map(({ content }) => Buffer.from(v.parse(v.instance(Uint8Array), content)));
}
const marksIn = (images: readonly Buffer[]) =>
  MARKS.filter((mark) => images.some((image) => image.includes(mark, 0, 'latin1')));

const input = (file: Buffer) => ({ type: 'image/png' as const, content: file.toString('base64') });

type Upload = {
  readonly call: CallName;
  /** SQL query that reads the stored uploads. */
  readonly storedQuery: string;
  readonly code: number;
  readonly accepted: Readonly<Record<string, Buffer>>;
  readonly refused: Readonly<Record<string, Buffer>>;
  /** Enables the same member to upload another image. */
  readonly afterwards?: (client: WireClient) => Promise<unknown>;
};

const UPLOADS: readonly Upload[] = [
  {
    call: 'profile.uploadAvatar',
    storedQuery: "SELECT picture AS content FROM review WHERE kind = 'avatar' AND picture IS NOT NULL",
    code: PLATFORM_CODES.PICTURE_REFUSED,
    accepted: CARRIERS,
    refused: { ...REFUSED, ...WEBP_CARRIERS },
    afterwards: (client) => client.call('profile.takeBack', { kind: 'avatar' }),
  },
  {
    call: 'support.upload',
    storedQuery: 'SELECT content FROM service_picture',
    code: PLATFORM_CODES.PICTURE_REFUSED,
    accepted: CARRIERS,
    refused: { ...REFUSED, ...WEBP_CARRIERS },
  },
];

test.each(UPLOADS)('[8.14] $call stores only the image of a file with extra data', async (upload) => {
  uploadCount = 0;
  const answers: [string, number][] = [];
  const stored: Buffer[] = [];
  for (const [name, file] of Object.entries({ ...upload.refused, ...upload.accepted })) {
    const client = await nextClient();
    const { code } = await client.post(await client.prepare(upload.call, input(file)));
    answers.push([name, code]);
    if (code === 0) stored.push(...storedIn(upload.storedQuery));
    await upload.afterwards?.(client);
  }
  expect(answers).toEqual([
    ...Object.keys(upload.refused).map((name) => [name, upload.code]),
    ...Object.keys(upload.accepted).map((name) => [name, 0]),
  ]);
  expect(marksIn(stored)).toEqual([]);
  expect(stored.length).toBeGreaterThanOrEqual(Object.keys(upload.accepted).length);
});

test('[8.14] a proof is checked before its step is executed', async () => {
  const { origin, world } = sandbox();
  const { orderId, version } = moneySceneOf(sandbox()).steps.proof;
  const client = await loggedIn(origin, world.clock.now, 'beian');
  const send = async (file: Buffer, id: string) =>
    (await client.call('order.uploadProof', { orderId, version, ...input(file), clientRequestId: id })).code;
  for (const [index, file] of Object.values(REFUSED).entries())
    expect(await send(file, `refused-proof-${index}`)).toBe(PLATFORM_CODES.BAD_REQUEST);
  const [photo = Buffer.alloc(0)] = Object.values(CARRIERS).slice(-1);
  expect(await send(photo, 'proof-with-a-place')).toBe(0);
  expect(storedIn('SELECT content FROM money_proof')).toHaveLength(1);
  expect(marksIn(storedIn('SELECT content FROM money_proof'))).toEqual([]);
});

test('[7.16] identity documents are checked like every image, and WebP is accepted', async () => {
  uploadCount = 0;
  sandbox().world.clock.advance(TEN_MINUTES_MS);
  const client = await nextClient();
  const send = async (file: Buffer) =>
    (await client.call('profile.changeName', { realName: '林舟', ...input(file) })).code;
  for (const file of Object.values(REFUSED).slice(0, EACH - 2))
    expect(await send(file)).toBe(PLATFORM_CODES.PICTURE_REFUSED);
  const [webp = Buffer.alloc(0)] = Object.values(WEBP_CARRIERS);
  expect(await send(webp)).toBe(0);
});
