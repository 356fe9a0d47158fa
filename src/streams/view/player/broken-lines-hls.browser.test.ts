import { tellsOfBrokenLines } from '#tests/fixtures/broken-lines.ts';

tellsOfBrokenLines('hls');
