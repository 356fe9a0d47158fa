import { Observable } from 'rxjs';
import { deviceClock } from '../clock/device-clock.ts';
import type { NextFrame } from './streams/remote-stream.ts';

const HIDDEN_MS = 250;

/** A page's own frames; a hidden page has none and counts 250 ms as one. */
export const nextFrame: NextFrame = () =>
  new Promise((resolve) => {
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      resolve();
    }, HIDDEN_MS);
  });

/** Dependencies of a supervisor on the page it runs in. */
export const pageRealm = { nextFrame, clock: deviceClock, random: Math.random };

/**
 * Observes events of a target. Unlike `fromEvent` it accepts no Node or jQuery emitters, which keeps the initial bundle of
 * a page smaller.
 */
export const eventsOf = (target: EventTarget, ...types: readonly string[]): Observable<Event> =>
  new Observable((subscriber) => {
    const next = (event: Event) => subscriber.next(event);
    for (const type of types) target.addEventListener(type, next);
    return () => {
      for (const type of types) target.removeEventListener(type, next);
    };
  });
