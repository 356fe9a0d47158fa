import { tellsOfBrokenLines } from '#tests/fixtures/video/broken-lines.ts';

tellsOfBrokenLines('flv');
