import { useEffect } from 'react';

const RETRY_EVERY_MS = 5_000;

/**
 * Renews an expired value, and retries every few seconds until it is valid, because one request may fail.
 * @param renew the same function from render to render; the screen shows its error
 */
export function useRenewal(isOver: boolean, renew: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isOver) return;
    // A failed renewal is repeated while the value is over.
    const attempt = () => void renew().catch(() => undefined);
    attempt();
    const timer = setInterval(attempt, RETRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver, renew]);
}
