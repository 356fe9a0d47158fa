import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { Match } from '#contract/play/match/schema.ts';
import { fromHex, toHex } from '#contract/units/bytes.ts';
import { minorFromText, minorToText } from '#contract/units/money.ts';
import { checkSignature, openAnswer, openRequest, sealAnswer } from '#contract/wire/envelope.ts';
import { vectors } from '#contract/wire/vectors.table.ts';
import { checkVideoQuery, openVideoSource } from '#contract/wire/video-sign.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { answerFrom, isFresh } from '#worker/storage/cache/stored.ts';
import { interpret, openPlain, openSealed, validated } from '#worker/wire/http.ts';
import { anyText, forEvery, forEveryAsync, typed, typedAsync } from './every-input.ts';

const SECRET = 'a-secret';
const context = { nonce: 'n', timestamp: '1764000000000' };

test('[7.03] a modified box opens to its sealed content or not at all', async () => {
  const sealed = await sealAnswer(nodeEngine, SECRET, context, '{"code":0}');
  const changed = fc
    .tuple(fc.nat({ max: sealed.length - 1 }), fc.nat({ max: 4 }), fc.base64String({ maxLength: 4 }))
    .map(([at, removed, added]) => sealed.slice(0, at) + added + sealed.slice(at + removed));
  await forEveryAsync(fc.oneof(changed, fc.base64String(), anyText), async (text) => {
    const opened = await typedAsync(() => openAnswer(nodeEngine, SECRET, context, text), 'BAD_SEAL');
    expect([undefined, '{"code":0}']).toContain(opened);
    const request = { ...context, method: 'POST', path: '/' };
    expect(
      await typedAsync(() => openRequest(nodeEngine, SECRET, request, text), 'BAD_SEAL'),
    ).toBeUndefined();
    expect(
      await typedAsync(() => openVideoSource(nodeEngine, SECRET, context, text), 'BAD_SEAL'),
    ).toBeUndefined();
  });
});

test('[7.02] [7.14] only the correct text is a valid signature', async () => {
  const { sign, body, ...request } = vectors.signature;
  const query = new URLSearchParams(vectors.video.query);
  await forEveryAsync(anyText, async (text) => {
    expect(await checkSignature(nodeEngine, vectors.secret, request, text)).toBe(text === sign);
    query.set('sign', text);
    expect(await checkVideoQuery(nodeEngine, vectors.secret, query)).toBeNull();
  });
});

const anything = fc.anything({ maxDepth: 1, maxKeys: 3 });
const field = fc.oneof(
  anyText,
  fc.integer(),
  fc.constantFrom(null, true, [], {}, { now: 1 }, { until: 'x' }),
);
const bodies = fc.oneof(
  anyText,
  fc.json({ maxDepth: 1 }),
  fc
    .record(
      { code: field, message: field, data: field, timestamp: field, encrypted: field },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
);

test('[8.12] any response text is parsed as an outcome or NOT_AN_OBJECT', async () => {
  await forEveryAsync(bodies, async (text) => {
    const sealed = async (_: string, encrypted: string) => encrypted;
    await typedAsync(() => openSealed(text, sealed), 'NOT_AN_OBJECT');
    const opened = typed(() => openPlain(text), 'NOT_AN_OBJECT');
    if (!opened) return;
    try {
      interpret(opened.outcome);
    } catch (thrown) {
      expect(thrown).toHaveProperty('name', 'AppError');
    }
  });
});

const message = {
  id: 'm1',
  seq: 1,
  roomNo: 'm-1',
  userId: 'u-1',
  username: '北岸的风',
  avatar: '',
  level: 1,
  type: 0,
  at: 1,
  content: { msgType: 'text', text: '好球' },
};
/** Field names as received, each with an optional replacement; a missing value removes the field. */
const broken = fc
  .dictionary(
    fc.constantFrom(...Object.keys(message), 'list', 'matchId', 'homeName'),
    fc.anything({ maxDepth: 2 }),
    {
      maxKeys: 3,
    },
  )
  .map((change) => ({ ...message, ...change }));

test('answers of any shape are domain values or BAD_ANSWER', () => {
  const blame = { code: 'BAD_ANSWER', call: 'x' } as const;
  const schemas = [ChatMessage, Match, ...Object.values(calls).map(({ response }) => response)];
  forEvery(fc.tuple(fc.oneof(broken, anything), fc.nat({ max: schemas.length - 1 })), ([value, index]) => {
    const schema = schemas[index] ?? ChatMessage;
    typed(() => validated(schema, value, blame), 'BAD_ANSWER');
    typed(() => validated(ChatMessage, value, blame), 'BAD_ANSWER');
  });
});

const entry = fc.oneof(
  anything,
  fc.record(
    { params: field, storedAt: fc.oneof(field, fc.double()), expiry: fc.double(), token: field, data: field },
    { requiredKeys: ['params', 'storedAt'] },
  ),
);

test('[4.11] any stored text is read as an entry or as none', () => {
  forEvery(fc.tuple(entry, fc.double()), ([value, now]) => {
    const read = answerFrom(value);
    if (read) expect(isFresh(read, now)).toBeTypeOf('boolean');
  });
});

test('money and hex: what is read is written back the same', () => {
  forEvery(fc.oneof(anyText, fc.stringMatching(/^-?\d{1,16}(\.\d{0,3})?$/)), (text) => {
    const minor = minorFromText(text);
    if (minor !== null) expect(minorFromText(minorToText(minor))).toBe(minor);
    const bytes = fromHex(text);
    if (bytes.length > 0) expect(toHex(bytes)).toBe(text);
  });
});
