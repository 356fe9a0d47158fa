import { expect, test } from 'vitest';
import type { ReadyView } from './player-drive.ts';
import { isListening, isManifold, qualityChoice, qualityRequest } from './quality-choice.ts';

const VIDEO_QUALITIES = [
  { qualityId: 'hd', name: '高清', height: 720 },
  { qualityId: 'sd', name: '流畅', height: 360 },
];
const SOUND = { qualityId: 'audio', name: '仅听声音', height: 0 };

const view = (type: ReadyView['type'], qualityId: string, addressed: readonly string[]): ReadyView => ({
  is: 'ready',
  sourceId: 1,
  type,
  types: ['hls', 'flv'],
  requestedType: null,
  url: 'https://a.example/live',
  standby: null,
  qualityId,
  qualities: [...VIDEO_QUALITIES, SOUND],
  addressed,
  lineId: 'a',
  lines: [],
});
const hls = (qualityId: string) => view('hls', qualityId, ['auto', 'audio']);
const flv = (qualityId: string) => view('flv', qualityId, ['hd', 'sd', 'audio']);

test('an HLS source contains its video qualities but not audio only', () => {
  expect([isManifold(hls('auto')), isManifold(hls('audio')), isManifold(flv('hd'))]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isListening(hls('auto')), isListening(hls('audio')), isListening(flv('audio'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  [hls('auto'), null, 720, '', '自动 高清'],
  [hls('auto'), 360, 720, 'sd', '流畅'],
  [hls('audio'), 360, 0, 'audio', '仅听声音'],
  [flv('audio'), null, 0, 'audio', '仅听声音'],
] as const)('the label shows the selected quality: case %#', (ready, requested, playing, chosen, label) => {
  const choice = qualityChoice(ready, requested, playing);
  expect([choice.chosen, choice.label]).toEqual([chosen, label]);
  expect(choice.options.at(-1)).toEqual({ id: 'audio', name: '仅听声音', detail: '最省流量' });
});

test('a height is part of the HLS source, audio only is separate', () => {
  expect(qualityRequest(hls('auto'), 'sd')).toEqual({ is: 'inside', height: 360 });
  expect(qualityRequest(hls('audio'), '')).toEqual({ is: 'inside', height: null });
  expect(qualityRequest(hls('auto'), 'audio')).toEqual({
    is: 'source',
    qualityId: 'audio',
    isAudioOnly: true,
  });
  expect(qualityRequest(flv('audio'), 'sd')).toEqual({ is: 'source', qualityId: 'sd', isAudioOnly: false });
});
