import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { core } from '#core-client/core.ts';
import { createPlaybackClock } from '#streams/view/time/playback-clock.ts';
import { ANCHOR } from '#tests/fixtures/video/video-world.ts';
import { useHeldChat } from './use-shown-content.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function Room({ clock }: { clock: ReturnType<typeof createPlaybackClock> }) {
  useHeldChat(ANCHOR, clock, true);
  return null;
}

test('leaving a room releases its chat hold in the core', () => {
  const heldTo = vi.spyOn(core.chat, 'heldTo').mockResolvedValue(undefined);
  const clock = createPlaybackClock();
  const room = createRoot(document.createElement('div'));
  flushSync(() => room.render(<Room clock={clock} />));
  clock.report({ is: 'shown', filmedAt: 5_000, windowMs: 0 }, 6_000);
  expect(heldTo).toHaveBeenLastCalledWith(ANCHOR, serverTime(5_000));
  flushSync(() => room.unmount());
  expect(heldTo).toHaveBeenLastCalledWith(ANCHOR, null);
});
