import { useEffect, useState } from 'react';
import { callCore } from '#core-client/core.ts';
import { nameRule } from './name-rule.ts';

const DEBOUNCE_MS = 300;

/** Platform's result for a name that is being typed; `quiet` while there is none. */
export type NameCheck =
  | { readonly is: 'quiet' | 'checking' | 'free' | 'reserved' }
  | { readonly is: 'taken'; readonly offers: readonly string[] };

const QUIET: NameCheck = { is: 'quiet' };

async function check(name: string, signal: AbortSignal): Promise<NameCheck> {
  const { problem, free } = await callCore('register.checkName', { name }, signal);
  if (problem === null) return { is: 'free' };
  return problem === 'taken' ? { is: 'taken', offers: free } : { is: 'reserved' };
}

/**
 * Queries the platform 300 ms after the last letter, once the name satisfies the rule [9.03]. A stale response is never
 * shown.
 */
export function useNameCheck(name: string): NameCheck {
  const [known, setKnown] = useState<{ name: string; check: NameCheck }>({ name: '', check: QUIET });

  useEffect(() => {
    if (nameRule(name) !== true) return;
    const abort = new AbortController();
    const keep = (answer: NameCheck) => setKnown({ name, check: answer });
    const timer = setTimeout(() => {
      keep({ is: 'checking' });
      check(name, abort.signal).then(
        (answer) => abort.signal.aborted || keep(answer),
        () => abort.signal.aborted || keep(QUIET),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name]);

  return known.name === name ? known.check : QUIET;
}
