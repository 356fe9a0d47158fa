import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CoreHealth } from '#core-client/core.ts';
import { type CoreFailure, reloadOnce, watchCoreFailure } from './core-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function following() {
  const health$ = new BehaviorSubject<CoreHealth>({ is: 'starting' });
  const reported: CoreFailure[] = [];
  watchCoreFailure(health$).subscribe((failure) => reported.push(failure));
  return { health$, told: reported };
}

test('only a core that stays away after a crash is reported', () => {
  const { health$, told } = following();
  health$.next({ is: 'alive' });
  health$.next({ is: 'replacing', attempt: 1 });
  vi.advanceTimersByTime(4_000);
  health$.next({ is: 'alive' });
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['none']);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    health$.next({ is: 'replacing', attempt });
    vi.advanceTimersByTime(1_500);
  }
  expect(told).toEqual(['none', 'silent']);
  health$.next({ is: 'alive' });
  expect(told).toEqual(['none', 'silent', 'none']);
});

test('a core of another build is trouble at once', () => {
  const { health$, told } = following();
  health$.next({ is: 'refused' });
  expect(told).toEqual(['refused']);
});

function page(outdated: boolean, persists = true) {
  const stored = new Map<string, string | null>();
  const reload = vi.fn();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) => {
      if (persists) stored.set(key, text);
      return persists;
    },
  };
  const handle = (failure: CoreFailure) =>
    reloadOnce(failure, { storage, isOutdated: async () => outdated, reload });
  return { told: handle, reload };
}

test('a page of an old build reloads once, then shows a notice', async () => {
  const { told, reload } = page(false);
  expect(await told('refused')).toBe('none');
  expect(await told('refused')).toBe('refused');
  expect(reload).toHaveBeenCalledOnce();
  expect(await told('none')).toBe('none');
  expect(await told('refused')).toBe('none');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a core that fails to start causes reload only for newer builds', async () => {
  const same = page(false);
  expect(await same.told('silent')).toBe('silent');
  expect(same.reload).not.toHaveBeenCalled();
  const newer = page(true);
  expect(await newer.told('silent')).toBe('none');
  expect(await newer.told('silent')).toBe('silent');
  expect(newer.reload).toHaveBeenCalledOnce();
});

test('a browser that remembers nothing is not sent round and round', async () => {
  const { told, reload } = page(true, false);
  expect(await told('refused')).toBe('refused');
  expect(reload).not.toHaveBeenCalled();
});
