import { transferHandlers } from 'comlink';
import { AppError, type AppErrorFields, toAppError } from '#contract/errors.ts';

type Carried = AppErrorFields & { readonly stack: string };

const isCarried = (value: unknown): value is Carried =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;

const thrownIn = (holder: unknown): unknown =>
  typeof holder === 'object' && holder !== null && 'value' in holder ? holder.value : holder;

/**
 * Transfers errors completely. Comlink alone keeps message, name and stack of an error. After this an AppError is
 * transferred whole, both ways; any other thrown value arrives as BUG. Called once at each end.
 */
export function transferFullErrors(): void {
  const plain = transferHandlers.get('throw');
  if (!plain) return;
  transferHandlers.set('throw', {
    canHandle: plain.canHandle,
    serialize: (holder) => {
      const { code, kind, retry, detail, stack = '' } = toAppError(thrownIn(holder));
      return [{ code, kind, retry, detail, stack } satisfies Carried, []];
    },
    deserialize: (carried) => {
      if (!isCarried(carried)) throw toAppError(carried);
      const error = new AppError(carried);
      error.stack = carried.stack;
      throw error;
    },
  });
}
