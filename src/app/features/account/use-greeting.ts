import { useEffect, useState } from 'react';
import { serverNow } from '#app/core-client/core.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { greetingPeriod } from '#contract/rules/greeting-period.ts';

const HOUR_MS = 3_600_000;

/** The hour of the viewer's day, 0 to 23; a new one renders again. */
function useHour(): number {
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setAt(serverNow()), HOUR_MS - (at % HOUR_MS));
    return () => clearTimeout(timer);
  }, [at]);
  return new Date(at).getHours();
}

/** A greeting that fits the hour where the viewer is, by name [9.05]. */
export function useGreeting(name: string): string {
  const greeting = tLater(`greeting.${greetingPeriod(useHour())}`);
  return tLater('greeting.toName', { greeting, name });
}
