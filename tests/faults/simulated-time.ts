import { setImmediate as turn } from 'node:timers/promises';
import { VirtualTimeScheduler } from 'rxjs';

/** Server epoch ms at the beginning of every simulation. */
export const SIMULATION_START = 1_781_269_200_000;

/** Time that advances from one due event to the next, and lets every promise settle in between. */
export function simulatedTime() {
  const scheduler = new VirtualTimeScheduler();
  scheduler.maxFrames = 0;
  const settle = async () => {
    await turn();
    await turn();
  };
  return {
    scheduler,
    now: () => scheduler.now(),
    after: (ms: number) => new Promise<void>((resolve) => scheduler.schedule(() => resolve(), ms)),
    async runUntil(end: number): Promise<void> {
      for (;;) {
        await settle();
        const [next] = scheduler.actions;
        if (next === undefined || next.delay > end) break;
        scheduler.maxFrames = next.delay;
        scheduler.flush();
      }
      scheduler.maxFrames = end;
      scheduler.frame = end;
    },
  };
}
export type SimulatedTime = ReturnType<typeof simulatedTime>;
