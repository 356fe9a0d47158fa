import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useLiveOnReturn } from './use-player.ts';

afterEach(() => vi.restoreAllMocks());

function TestVideo({ onReturned }: { onReturned: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [position] = useState({ returned: onReturned });
  useLiveOnReturn(video, position);
  return <video ref={video} muted />;
}

/** Playing or paused video in a tab that can be hidden for a while. */
function opened(paused: boolean) {
  const onReturned = vi.fn();
  const video = mount(<TestVideo onReturned={onReturned} />).querySelector('video');
  if (!video) throw new Error('no picture');
  const isPaused = vi.spyOn(video, 'paused', 'get').mockReturnValue(paused);
  const played = vi.spyOn(video, 'play').mockResolvedValue();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const now = vi.spyOn(performance, 'now');
  const change = (isHidden: boolean, at: number) => {
    hidden.mockReturnValue(isHidden);
    now.mockReturnValue(at);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const away = (ms: number) => {
    change(true, 10_000);
    change(false, 10_000 + ms);
  };
  return { onReturned, played, isPaused, away, change };
}

test('a video returns live after a while in a hidden tab', () => {
  const { onReturned, away } = opened(false);
  away(2_000);
  expect(onReturned).not.toHaveBeenCalled();
  away(4_000);
  expect(onReturned).toHaveBeenCalledOnce();
});

test('a video returns live after a sleep that stopped the monotonic clock', () => {
  const { onReturned, change } = opened(false);
  const wall = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  change(true, 10_000);
  wall.mockReturnValue(1_000_000 + 60_000);
  change(false, 10_000);
  expect(onReturned).toHaveBeenCalledOnce();
});

test('a video that the browser stopped in a hidden tab resumes', () => {
  const { played, isPaused, change } = opened(false);
  change(true, 10_000);
  isPaused.mockReturnValue(true);
  change(false, 14_000);
  expect(played).toHaveBeenCalledOnce();
});

test('a video that the viewer had paused stays paused at its position', () => {
  const { onReturned, played, away } = opened(true);
  away(60_000);
  expect(onReturned).not.toHaveBeenCalled();
  expect(played).not.toHaveBeenCalled();
});
