import { describe, expect, test } from 'vitest';
import type { LineFailure, PlayerReport } from '#contract/community/video/video-view.ts';
import { LINES, runSession } from '#tests/fixtures/video/video-world.ts';
import { changeCause } from './line-changes.ts';

const [A, B, C] = LINES.map(({ lineId, name }) => ({ lineId, name }));
if (!A || !B || !C) throw new Error('The test needs three lines');
const A_ORIGIN = 'https://a.example';
const CHANGES_MAX = 20;

const failed = (code: 'NETWORK_ABNORMAL' | 'MEDIA_EXPIRED'): PlayerReport => ({
  is: 'failed',
  sourceId: 1,
  code,
  status: null,
});

describe('playing', () => {
  test.each([
    [{ is: 'stalled', sourceId: 1, forMs: 3_000 }, { is: 'stalled' }],
    [failed('NETWORK_ABNORMAL'), { is: 'failed', code: 'NETWORK_ABNORMAL' }],
  ] as const)('a source lost by $is moves the line for that cause', async (report, cause) => {
    const { changes } = await runSession({}, async (session, _world, pass) => {
      await pass(7_000);
      session.report(report);
      await pass(0);
    });
    expect(changes).toEqual([{ at: 7_000, from: A, to: B, cause }]);
  });

  test.each(['broke', 'silent', 'slow'] as const)(
    'a standby that overtakes a %s line is recorded with its failure',
    async (reason: LineFailure) => {
      const { changes } = await runSession({}, async (session, _world, pass) => {
        await pass(2_000);
        session.report({ is: 'overtaken', sourceId: 1, lineId: 'a', byLineId: 'b', reason });
      });
      expect(changes).toEqual([{ at: 2_000, from: A, to: B, cause: { is: 'overtaken', reason } }]);
    },
  );

  test('a signature that cannot be renewed is recorded with the failure', async () => {
    const { changes } = await runSession({}, async (_session, world, pass) => {
      await pass(250_000);
      world.dead.add(A_ORIGIN);
      await pass(49_000);
    });
    expect(changes).toMatchObject([{ from: A, to: B, cause: { is: 'unrenewed', code: 'HTTP_STATUS' } }]);
  });

  test('an expired signature excused on the same line is no change', async () => {
    const { changes } = await runSession({}, async (session, _world, pass) => {
      session.report(failed('MEDIA_EXPIRED'));
      await pass(0);
    });
    expect(changes).toEqual([]);
  });
});

describe('searching', () => {
  test('the first line is no change', async () => {
    const { changes } = await runSession({ dead: new Set([A_ORIGIN]) }, async () => undefined);
    expect(changes).toEqual([]);
  });

  test('a line selected by the viewer is recorded as chosen', async () => {
    const { changes } = await runSession({}, async (session, _world, pass) => {
      session.chooseLine('c');
      await pass(0);
    });
    expect(changes).toMatchObject([{ from: A, to: C, cause: { is: 'chosen' } }]);
  });

  test('a selected line without a source is recorded as refused', async () => {
    const { changes } = await runSession(
      { dead: new Set(['https://c.example']) },
      async (session, world, pass) => {
        world.dead.add(A_ORIGIN);
        session.chooseLine('c');
        await pass(0);
      },
    );
    expect(changes).toMatchObject([{ from: A, to: B, cause: { is: 'refused', code: 'HTTP_STATUS' } }]);
  });

  test('a line that refuses another quality is recorded as refused', async () => {
    const { changes } = await runSession({}, async (session, world, pass) => {
      world.dead.add(A_ORIGIN);
      session.chooseQuality('sd');
      await pass(0);
    });
    expect(changes).toMatchObject([{ from: A, to: B, cause: { is: 'refused', code: 'HTTP_STATUS' } }]);
  });

  test('a line slower than its hedged request is recorded as late', async () => {
    const { changes } = await runSession({}, async (session, world, pass) => {
      world.waits.set(A_ORIGIN, 60_000);
      session.chooseQuality('sd');
      await pass(1_000);
    });
    expect(changes).toMatchObject([{ from: A, to: B, cause: { is: 'late' } }]);
  });

  test('a line in clearly better health is recorded as ranked', async () => {
    const waits = new Map([[A_ORIGIN, 300]]);
    const { changes } = await runSession({ waits }, async (session, _world, pass) => {
      await pass(2_000);
      session.chooseQuality('sd');
      await pass(0);
    });
    expect(changes).toMatchObject([{ from: A, to: B, cause: { is: 'ranked' } }]);
  });

  test('a line no longer listed is recorded as withdrawn', () => {
    const cause = { is: 'onAir' } as const;
    const found = { cause, passed: new Map(), from: A, to: B, listed: [B, C] };
    expect(changeCause(found)).toEqual({ is: 'withdrawn' });
  });
});

describe('retrying', () => {
  test('a line found by a later attempt keeps the first failure', async () => {
    const { changes } = await runSession({}, async (session, world, pass) => {
      for (const { origin } of LINES) world.dead.add(origin);
      session.report({ is: 'stalled', sourceId: 1, forMs: 3_000 });
      await pass(0);
      world.dead.delete('https://c.example');
      await pass(10_000);
    });
    expect(changes).toMatchObject([{ from: A, to: C, cause: { is: 'stalled' } }]);
  });
});

test('only the last 20 changes are recorded, the newest last', async () => {
  const { changes } = await runSession({}, async (session, _world, pass) => {
    for (let change = 1; change <= CHANGES_MAX + 5; change += 1) {
      await pass(1_000);
      session.chooseLine(change % 2 === 1 ? 'b' : 'a');
      await pass(0);
    }
  });
  expect(changes.map(({ at }) => at)).toEqual(
    Array.from({ length: CHANGES_MAX }, (_, index) => (index + 6) * 1_000),
  );
});
