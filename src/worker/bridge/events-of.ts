import { Observable } from 'rxjs';

/** Events of a target. Unlike `fromEvent` it takes no emitters of Node or jQuery, which the first code of a page saves. */
export const eventsOf = (target: EventTarget, ...types: readonly string[]): Observable<Event> =>
  new Observable((subscriber) => {
    const next = (event: Event) => subscriber.next(event);
    for (const type of types) target.addEventListener(type, next);
    return () => {
      for (const type of types) target.removeEventListener(type, next);
    };
  });
