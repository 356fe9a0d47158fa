import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { KAPTCHA_PATH } from '#contract/people/captcha/calls.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { CAPTCHA_KINDS, type CaptchaKind } from '#contract/wire/captcha.ts';
import { puzzleOf } from '#sandbox/domains/people/captcha/puzzle.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const client = () => createWireClient(sandbox().origin, now);
const arrange = (rule: unknown) => postAdmin(sandbox(), '/sandbox/faults', rule);

afterEach(() => fetch(`${sandbox().consoleOrigin}/sandbox/faults`, { method: 'DELETE' }));

async function begin(kind: CaptchaKind) {
  const { data } = await client().call('captcha.register', { kind });
  const { ticket } = v.parse(v.object({ ticket: v.string() }), data);
  const challenge = sandbox().challenges.find(ticket, now());
  if (!challenge) throw new Error('no such challenge');
  return challenge;
}
type Challenge = Awaited<ReturnType<typeof begin>>;

/** Solves the challenge as a viewer who sees the image does. */
function solution({ puzzle }: Challenge) {
  if (puzzle.kind === 'image') return { by: 'text' as const, text: ` ${puzzle.characters.toLowerCase()}` };
  if (puzzle.kind === 'afs') return { by: 'slide' as const, left: puzzle.left + 3 };
  const points = puzzle.wanted.map((word) => {
    const target = puzzle.shown.find((shown) => shown.word === word);
    return { x: (target?.x ?? 0) + 9, y: (target?.y ?? 0) - 9 };
  });
  return { by: 'points' as const, points };
}

describe.each(Object.values(CAPTCHA_KINDS))('a challenge of kind %s', (kind) => {
  test('[8.11] is passed once by a correct solution, and issues the risk token', async () => {
    const challenge = await begin(kind);
    const input = { ticket: challenge.ticket, attempt: solution(challenge) };
    const { url, init } = await client().prepare('captcha.check', input);
    const answer = await fetch(url, init);
    expect(answer.headers.get('risk-token')).toMatch(/^[\da-f]{32}$/);
    expect((await client().call('captcha.check', input)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('[8.11] is passed by the text question as well', async () => {
    const { ticket, question } = await begin(kind);
    const attempt = { by: 'question' as const, answer: question.answer };
    expect((await client().call('captcha.check', { ticket, attempt })).code).toBe(0);
  });

  test('[8.11] shows the tries left and is used up by the fifth', async () => {
    const { ticket } = await begin(kind);
    const attempt = { by: 'question' as const, answer: '99' };
    const answers: unknown[] = [];
    for (let count = 0; count < 5; count += 1)
      answers.push((await client().call('captcha.check', { ticket, attempt })).data);
    expect(answers).toEqual([4, 3, 2, 1, 0].map((tries) => ({ left: tries })));
    expect((await client().call('captcha.get', { ticket })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});

test('[7.11] the image is a plain GET, and 404 without a ticket', async () => {
  const { ticket } = await begin('image');
  const image = await fetch(`${sandbox().origin}${KAPTCHA_PATH}?ticket=${ticket}`);
  expect(image.headers.get('content-type')).toBe('image/svg+xml');
  expect(await image.text()).toMatch(/^<svg/);
  expect((await fetch(`${sandbox().origin}${KAPTCHA_PATH}?ticket=none`)).status).toBe(404);
});

test('[8.11] words in another order, or beside the mark, are wrong', async () => {
  const challenge = await begin('anji');
  const { ticket } = challenge;
  const right = solution(challenge);
  if (right.by !== 'points') throw new Error('not a challenge of words');
  const attempts = [
    right.points.toReversed(),
    right.points.map(({ x, y }) => ({ x: x + 40, y })),
    right.points.slice(1),
  ];
  for (const points of attempts) {
    const { code } = await client().call('captcha.check', { ticket, attempt: { by: 'points', points } });
    expect(code).toBe(PLATFORM_CODES.WRONG_VERIFY_CODE);
  }
});

test('[4.08] a held-up request succeeds with the pass among its own fields', async () => {
  await arrange({ path: '/api/site/group/site', kind: 'safe', type: 3 });
  const held = await client().call('site.config', {});
  expect(held).toMatchObject({ code: PLATFORM_CODES.NEED_SAFE, data: { verifyType: 3 } });
  const challenge = await begin('anji');
  const { ticket } = challenge;
  const { data } = await client().call('captcha.check', { ticket, attempt: solution(challenge) });
  const pass = v.parse(v.record(v.string(), v.unknown()), data);
  expect((await client().call('site.config', pass)).code).toBe(0);
  expect((await client().call('site.config', { ...pass, verifyPass: '0'.repeat(32) })).code).toBe(403005);
});

test('[8.11] verifying is never held up by a verification', async () => {
  await arrange({ path: '/api', kind: 'safe' });
  expect((await client().call('captcha.register', { kind: 'image' })).code).toBe(0);
});

test('[8.11] the ticket run through the public generator solves nothing', async () => {
  const solved: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const { ticket } = await begin('image');
    const guess = puzzleOf('image', ticket);
    const text = guess.kind === 'image' ? guess.characters : '';
    const { code } = await client().call('captcha.check', { ticket, attempt: { by: 'text', text } });
    if (code === 0) solved.push(ticket);
  }
  expect(solved).toEqual([]);
  const { ticket, question } = await begin('afs');
  const { data } = await client().call('captcha.get', { ticket });
  expect(data).toMatchObject({ question: question.text });
  expect(JSON.stringify(data)).not.toContain(sandbox().challenges.find(ticket, now())?.seed);
});

test('[8.11] a pass opens one call of its kind once', async () => {
  await arrange({ path: '/api/site', kind: 'safe', type: 3 });
  const passOf = async (kind: CaptchaKind) => {
    const challenge = await begin(kind);
    const attempt = solution(challenge);
    const { data } = await client().call('captcha.check', { ticket: challenge.ticket, attempt });
    return v.parse(v.record(v.string(), v.unknown()), data);
  };
  const codeOf = async (name: 'site.config' | 'site.domains', pass: object) =>
    (await client().call(name, pass)).code;
  const pass = await passOf('anji');
  expect(await codeOf('site.config', pass)).toBe(0);
  expect(await codeOf('site.config', pass)).toBe(PLATFORM_CODES.NEED_SAFE);
  expect(await codeOf('site.domains', pass)).toBe(0);
  expect(await codeOf('site.config', await passOf('image'))).toBe(PLATFORM_CODES.NEED_SAFE);
});
