import { useEffect, useState } from 'react';
import { greetingPeriod, untilHourMayChange } from '#contract/people/account/local-hours.ts';
import { serverNow } from '#core-client/core.ts';
import { t } from './texts.ts';

/** The hour of the viewer's day, 0 to 23; a new one renders again. */
function useHour(): number {
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setAt(serverNow()), untilHourMayChange(at));
    return () => clearTimeout(timer);
  }, [at]);
  return new Date(at).getHours();
}

/** A greeting that fits the hour where the viewer is, by name [9.05]. */
function useGreeting(name: string): string {
  const greeting = t(`greeting.${greetingPeriod(useHour())}`);
  return t('greeting.toName', { greeting, name });
}

/** `下午好，北岸的风`: follows the hour while it is shown [9.05]. */
export const Greeting = ({ name }: { name: string }) => <>{useGreeting(name)}</>;
