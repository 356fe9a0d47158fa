import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appError } from '#contract/errors.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import type { RunEnd } from './submission.ts';
import { useSubmission } from './use-submission.ts';

type Sent = { readonly subject: string; readonly leaveSignal: AbortSignal } & PromiseWithResolvers<string>;

/** Log of submissions of a screen, outcomes of each press, and refreshes after each end. */
type Log = {
  readonly sent: Sent[];
  readonly ends: RunEnd<string>[];
  readonly after: PromiseWithResolvers<void>[];
  presses: number;
};
const emptyLog = (): Log => ({ sent: [], ends: [], after: [], presses: 0 });

function Screen({ log }: { log: Log }) {
  const { state, run, forget } = useSubmission((subject: string, leaveSignal) => {
    const answer = Promise.withResolvers<string>();
    log.sent.push({ subject, leaveSignal, ...answer });
    return answer.promise;
  });
  const press = async () => {
    log.presses += 1;
    log.ends.push(await run(`${log.presses}`, () => log.after.shift()?.promise));
  };
  return (
    <>
      <button type="button" onClick={press}>
        send
      </button>
      <button type="button" onClick={forget}>
        change
      </button>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

function Leavable({ children }: { children: ReactNode }) {
  const [hasLeft, setHasLeft] = useState(false);
  return hasLeft ? null : (
    <>
      {children}
      <button type="button" onClick={() => setHasLeft(true)}>
        leave
      </button>
    </>
  );
}

const send = () => page.getByRole('button', { name: 'send' }).click();
const shown = () => expect.element(page.getByRole('status'));

test('[4.05] a second press during a submission sends no request', async () => {
  const log = emptyLog();
  const { sent, ends } = log;
  mount(<Screen log={log} />);
  await send();
  await send();
  await shown().toHaveTextContent('{"is":"sending","subject":"1","slow":false}');
  sent[0]?.resolve('made');
  await shown().toHaveTextContent('{"is":"done","outcome":"made"}');
  expect(sent).toHaveLength(1);
  expect(ends).toEqual([{ is: 'busy' }, { is: 'done', outcome: 'made' }]);
});

test('[4.05] a press while the screen is refreshed after a submission sends nothing', async () => {
  const log = emptyLog();
  const refresh = Promise.withResolvers<void>();
  log.after.push(refresh);
  mount(<Screen log={log} />);
  await send();
  log.sent[0]?.resolve('made');
  await send();
  await expect.poll(() => log.ends).toEqual([{ is: 'busy' }]);
  await shown().toHaveTextContent('{"is":"sending","subject":"1","slow":false}');
  refresh.resolve();
  await shown().toHaveTextContent('{"is":"done","outcome":"made"}');
  expect(log.sent).toHaveLength(1);
});

test('a refusal is shown until a change, and allows another submission', async () => {
  const log = emptyLog();
  const { sent } = log;
  mount(<Screen log={log} />);
  await send();
  sent[0]?.reject(appError('BALANCE_SHORT'));
  await expect.element(page.getByText(/^\{"is":"refused",.*BALANCE_SHORT/)).toBeVisible();
  await page.getByRole('button', { name: 'change' }).click();
  await shown().toHaveTextContent('{"is":"idle"}');
  await send();
  await shown().toHaveTextContent('{"is":"sending","subject":"2","slow":false}');
});

test('closing the screen cancels a submission without an outcome', async () => {
  const log = emptyLog();
  const { sent, ends } = log;
  mount(
    <Leavable>
      <Screen log={log} />
    </Leavable>,
  );
  await send();
  await page.getByRole('button', { name: 'leave' }).click();
  const [submission] = sent;
  expect(submission?.leaveSignal.aborted).toBe(true);
  submission?.reject(appError('CANCELLED'));
  await expect.poll(() => ends).toEqual([{ is: 'left' }]);
});
