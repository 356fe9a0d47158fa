import { useEffect, useRef, useState } from 'react';
import { runCommand, useCommands } from '#app/core-client/commands.ts';
import { useSlow } from '#app/features/orders/use-slow.ts';
import type { Command, CommandKind, CommandSubject } from '#contract/commands/command.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { CommandOutcome } from '#contract/models/command-outcome.ts';

/** Ends what a screen waits for when it is left. */
function useLeaving() {
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  return left;
}

/**
 * Commands of some kinds on a screen: those on their way, given here or before a reload or in another tab, those that
 * ended while nobody looked, and a way to give one. One at a time: while one is on its way another is not given.
 */
export function useCommand(kinds: readonly CommandKind[]) {
  const { pending, settled } = useCommands();
  const [given, setGiven] = useState<Command | null>(null);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const busy = useRef(false);
  const left = useLeaving();
  const isMine = ({ what }: { readonly what: CommandSubject }) => kinds.includes(what.is);
  const underWay = pending.filter(isMine);
  const current = given ?? underWay.at(-1)?.what ?? null;

  const carryOut = async (command: Command): Promise<CommandOutcome | null> => {
    const { signal } = left.current;
    setGiven(command);
    setRefusal(null);
    try {
      return await runCommand(command, signal);
    } catch (thrown) {
      if (!signal.aborted) setRefusal(toAppError(thrown));
      return null;
    } finally {
      setGiven(null);
    }
  };

  return {
    /** What is on its way, as it was given; null when nothing is. */
    current,
    busy: current !== null,
    slow: useSlow(given !== null),
    underWay,
    ended: settled.filter((command) => isMine(command) && !command.told),
    refusal,
    /** Null when it was refused, which `refusal` then says, when the screen was left, or one is under way already. */
    run: async (command: Command): Promise<CommandOutcome | null> => {
      if (busy.current || current !== null) return null;
      busy.current = true;
      return carryOut(command).finally(() => {
        busy.current = false;
      });
    },
    /** The person has changed something: what was refused is no longer said. */
    forget: () => setRefusal(null),
  };
}
export type GivenCommand = ReturnType<typeof useCommand>;
