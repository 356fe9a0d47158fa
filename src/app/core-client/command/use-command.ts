import { useEffect, useRef, useState } from 'react';
import type { Command, CommandKind, CommandSubject } from '#contract/commands/command.ts';
import { toAppError } from '#contract/errors.ts';
import type { CommandOutcome } from '#contract/models/command-outcome.ts';
import { type CommandState, commandState, type RestingState } from './command-state.ts';
import { runCommand, useCommands } from './commands.ts';
import { useSlow } from './use-slow.ts';

const IDLE: RestingState = { is: 'idle' };

/** Ends what a screen waits for when it is left. */
function useLeaving() {
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  return left;
}

/** The command given on this screen, and how the one before it ended. */
function useGiving() {
  const [given, setGiven] = useState<Command | null>(null);
  const [resting, setResting] = useState(IDLE);
  const left = useLeaving();
  const carryOut = async (command: Command): Promise<CommandOutcome | null> => {
    const { signal } = left.current;
    setGiven(command);
    setResting(IDLE);
    try {
      const outcome = await runCommand(command, signal);
      setResting({ is: 'done', outcome });
      return outcome;
    } catch (thrown) {
      if (!signal.aborted) setResting({ is: 'refused', error: toAppError(thrown) });
      return null;
    } finally {
      setGiven(null);
    }
  };
  return { given, resting, carryOut, forget: () => setResting(IDLE) };
}

/**
 * Commands of some kinds on a screen: those on their way, given here or before a reload or in another tab, those that
 * ended while nobody looked, and a way to give one. One at a time: while one is on its way another is not given.
 */
export function useCommand(kinds: readonly CommandKind[]) {
  const known = useCommands();
  const { given, resting, carryOut, forget } = useGiving();
  const busy = useRef(false);
  const slow = useSlow(given !== null);
  const isMine = ({ what }: { readonly what: CommandSubject }) => kinds.includes(what.is);
  const pending = known.pending.filter(isMine);
  const state: CommandState = commandState({ given, pending, resting, slow });

  return {
    state,
    pending,
    ended: known.settled.filter((command) => isMine(command) && !command.told),
    /** Null when it was refused, which `state` then says, when the screen was left, or one is under way already. */
    run: async (command: Command): Promise<CommandOutcome | null> => {
      if (busy.current || state.is === 'sending' || state.is === 'verifying') return null;
      busy.current = true;
      return carryOut(command).finally(() => {
        busy.current = false;
      });
    },
    /** The person has changed something: how the last one ended is no longer said. */
    forget,
  };
}
export type GivenCommand = ReturnType<typeof useCommand>;
