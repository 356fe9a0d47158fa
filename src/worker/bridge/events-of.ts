import { Observable } from 'rxjs';

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
