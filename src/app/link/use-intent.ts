import { useRef } from 'react';
import type { ClientRequestId } from '#contract/models/ids.ts';
import { newRequestId } from './request-id.ts';

/** The id of an intent: the same for as long as the same thing is asked for, however often it is tried. */
export function useIntent(): (what: string) => ClientRequestId {
  const intent = useRef<{ readonly what: string; readonly id: ClientRequestId } | null>(null);
  return (what) => {
    if (intent.current?.what !== what) intent.current = { what, id: newRequestId() };
    return intent.current.id;
  };
}
