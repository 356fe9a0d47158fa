import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChatRoomNo } from '#contract/fields/ids.ts';
import { setDataSaver } from '#core-client/storage/data-saver.ts';
import { roomNo as first } from '#tests/fixtures/chat/chat-messages.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { pointAt, pointAway, usePreviewed } from './use-preview.tsx';

const second = v.parse(ChatRoomNo, 'm-2002');
const PREVIEW_DELAY_MS = 400;

const Cards = () => <output>{`${usePreviewed(first)} ${usePreviewed(second)} ${usePreviewed(null)}`}</output>;
const shown = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

beforeEach(() => {
  setDataSaver(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    for (const room of [first, second]) {
      pointAt(room);
      pointAway(room);
    }
  });
  mount(<Cards />);
});

test('a mouse that only passes over a card requests no video', async () => {
  pointAt(first);
  vi.advanceTimersByTime(PREVIEW_DELAY_MS - 1);
  pointAway(first);
  vi.advanceTimersByTime(PREVIEW_DELAY_MS);
  vi.useRealTimers();
  await shown('false false false');
});

test('a resting mouse shows the video until the next card', async () => {
  pointAt(first);
  vi.advanceTimersByTime(PREVIEW_DELAY_MS);
  pointAt(second);
  vi.advanceTimersByTime(PREVIEW_DELAY_MS - 1);
  pointAway(first);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await shown('false true false');
});

test('a viewer who saves data sees none', async () => {
  setDataSaver(true);
  onTestFinished(() => setDataSaver(false));
  pointAt(first);
  vi.advanceTimersByTime(PREVIEW_DELAY_MS);
  vi.useRealTimers();
  await shown('false false false');
});
