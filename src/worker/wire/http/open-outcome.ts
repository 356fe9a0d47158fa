import * as v from 'valibot';
import { appError } from '#contract/errors.ts';
import { Outcome, SealedAnswer } from '#contract/wire/bodies.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const notAnObject = (text: string) =>
  appError('NOT_AN_OBJECT', text.trimStart().startsWith('<') ? { isPage: true } : {});

function outcomeIn(text: string): Outcome {
  const outcome = v.safeParse(Outcome, parsed(text));
  if (!outcome.success) throw notAnObject(text);
  return outcome.output;
}

export type Opened = {
  readonly outcome: Outcome;
  /** Epoch ms of the server at the answer, when the answer has it. */
  readonly server: number | null;
};

/** @throws AppError NOT_AN_OBJECT for anything but `{ code, … }` [8.12]. */
export const openPlain = (text: string): Opened => ({ outcome: outcomeIn(text), server: null });

/** Opens an answer sealed under its own timestamp [7.03]. @throws AppError NOT_AN_OBJECT, BAD_SEAL. */
export async function openSealed(
  text: string,
  open: (timestamp: string, encrypted: string) => Promise<string>,
): Promise<Opened> {
  const sealed = v.safeParse(SealedAnswer, parsed(text));
  if (!sealed.success) throw notAnObject(text);
  const { timestamp, encrypted } = sealed.output;
  const outcome = outcomeIn(await open(timestamp, encrypted));
  const server = Number(timestamp);
  return { outcome, server: Number.isFinite(server) ? server : null };
}
