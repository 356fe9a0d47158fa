import { createGiftLoader } from './gift-loader.ts';
import type { GiftRequest } from './gift-messages.ts';
import { createGiftService } from './gift-service.ts';

declare const self: DedicatedWorkerGlobalScope;

const load = createGiftLoader({
  fetch: (url, init) => fetch(url, init),
  makeBitmap: (picture) => createImageBitmap(new Blob([picture])),
});
const serve = createGiftService(load, (answer, handOver) => self.postMessage(answer, [...handOver]));

self.addEventListener('message', ({ data }: MessageEvent<GiftRequest>) => {
  serve(data).catch(reportError);
});
