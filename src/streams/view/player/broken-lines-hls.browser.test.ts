import { testBrokenLines } from '#tests/fixtures/video/broken-lines.ts';

testBrokenLines('hls');
