import { createGiftLoader } from './gift-loader.ts';
import type { GiftRequest } from './gift-messages.ts';
import { createGiftService } from './gift-service.ts';
import { playGift } from './player/play-gift.ts';

declare const self: DedicatedWorkerGlobalScope;

const serve = createGiftService<OffscreenCanvas>({
  load: createGiftLoader({
    fetch: (url, init) => fetch(url, init),
    makeBitmap: (image) => createImageBitmap(new Blob([image])),
  }),
  play: playGift,
  answer: (answer) => self.postMessage(answer),
});

self.addEventListener('message', ({ data }: MessageEvent<GiftRequest>) => {
  serve(data).catch(reportError);
});
