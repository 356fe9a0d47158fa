import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LETTER_ANSWER_MAX } from '#contract/care/inbox/inbox-rules.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { LetterForm } from './letter-form.tsx';

const RULE = `请写 1 到 ${LETTER_ANSWER_MAX} 字`;

test('[5.10] a text past the limit names the rule and is not sent', async () => {
  const send = vi.fn(() => Promise.resolve());
  mount(<LetterForm draft="letter-rule" label="回复" hint="inbox.answerHint" send={send} />);
  const field = page.getByRole('textbox', { name: '回复' });
  const press = page.getByRole('button', { name: '发送' });
  await press.click();
  await expect.element(page.getByText(RULE, { exact: true })).toBeVisible();
  await field.fill('字'.repeat(LETTER_ANSWER_MAX + 1));
  await expect.element(field).toHaveAccessibleDescription(RULE);
  await press.click();
  expect(send).toHaveBeenCalledTimes(0);
  await field.fill('字'.repeat(LETTER_ANSWER_MAX));
  await press.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
});
