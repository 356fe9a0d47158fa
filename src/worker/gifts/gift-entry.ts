import { createGiftLoader } from './gift-loader.ts';
import type { GiftRequest } from './gift-messages.ts';
import { createGiftService } from './gift-service.ts';
import { loadPlayer } from './player/svga/load-player.ts';
import { playMovie } from './player/svga/play-svga.ts';

declare const self: DedicatedWorkerGlobalScope;

const serve = createGiftService<OffscreenCanvas>({
  load: createGiftLoader({
    fetch: (url, init) => fetch(url, init),
    makeBitmap: (picture) => createImageBitmap(new Blob([picture])),
  }),
  play: async (canvas, movie, onFinished) => playMovie(await loadPlayer(), canvas, movie, onFinished),
  answer: (answer) => self.postMessage(answer),
});

self.addEventListener('message', ({ data }: MessageEvent<GiftRequest>) => {
  serve(data).catch(reportError);
});
