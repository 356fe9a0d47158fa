import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { streamOf } from './core.ts';

let offsetMs = 0;
let following = false;

function follow(): void {
  following = true;
  streamOf('clock', null).subscribe(({ items }) => {
    offsetMs = items.at(-1)?.offsetMs ?? offsetMs;
  });
}

/** The server's time as the core knows it; the viewer's own clock may be wrong by hours and does not matter [7.18]. */
export function serverNow(): ServerTime {
  if (!following) follow();
  return serverTime(performance.timeOrigin + performance.now() + offsetMs);
}
