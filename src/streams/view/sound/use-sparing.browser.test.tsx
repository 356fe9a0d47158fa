import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import type { ReadyView } from '../player/player-drive.ts';
import type { VideoCommands } from '../video-ports.ts';
import { useSparing } from './use-sparing.ts';

const qualities = [
  { qualityId: 'hd', name: '超清', height: 720 },
  { qualityId: 'sd', name: '流畅', height: 360 },
] as const;

/** A source of one quality; `all` is one that holds both. */
const playing = (qualityId: 'hd' | 'sd' | 'all'): ReadyView => ({
  is: 'ready',
  sourceId: 1,
  type: 'flv',
  types: ['flv'],
  asked: null,
  url: '',
  standby: null,
  addressed: qualityId === 'all' ? ['all'] : ['hd', 'sd'],
  qualityId,
  qualities,
  lineId: 'a',
  lines: [],
});

/** A core that brings the quality it is asked for. */
function Screen({ first, asked }: { first: 'hd' | 'sd' | 'all'; asked: (string | null)[] }) {
  const [view, setView] = useState<VideoView | undefined>(() => playing(first));
  const [on, setOn] = useState(true);
  const [commands] = useState<VideoCommands>(() => ({
    report: () => undefined,
    chooseLine: () => undefined,
    chooseKind: () => undefined,
    refresh: () => undefined,
    chooseQuality: (id) => void asked.push(id),
  }));
  const sparing = useSparing(view, commands, on);
  const shown = sparing.view?.is === 'ready' ? sparing.view.qualityId : 'nothing';
  return (
    <>
      <output>{`${shown} ${sparing.height}`}</output>
      <button type="button" onClick={() => setView(playing('sd'))}>
        low
      </button>
      <button type="button" onClick={() => setView(playing('hd'))}>
        high
      </button>
      <button type="button" onClick={() => setOn(false)}>
        off
      </button>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const shown = (words: string) => expect.element(page.getByRole('status')).toHaveTextContent(words);

test('nothing of a better quality is played while the lowest one is on its way', async () => {
  const asked: (string | null)[] = [];
  mount(<Screen first="hd" asked={asked} />);
  await shown('nothing null');
  expect(asked.at(-1)).toBe('sd');
  await press('low');
  await shown('sd null');
});

test('a quality that the viewer chooses afterwards is played, and not changed back', async () => {
  const asked: (string | null)[] = [];
  mount(<Screen first="hd" asked={asked} />);
  await press('low');
  await shown('sd null');
  const before = asked.length;
  await press('high');
  await shown('hd null');
  expect(asked).toHaveLength(before);
});

test('a source that holds all qualities plays on at once, kept to the lowest height', async () => {
  const asked: (string | null)[] = [];
  mount(<Screen first="all" asked={asked} />);
  await shown('all 360');
  expect(asked).not.toContain('sd');
});

test('once it is off the quality is left to the core again', async () => {
  const asked: (string | null)[] = [];
  mount(<Screen first="all" asked={asked} />);
  await shown('all 360');
  await press('off');
  await shown('all null');
  expect(asked.at(-1)).toBeNull();
});
