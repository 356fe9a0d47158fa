import type { Acts } from './acts.ts';

type SetUp = 'joined' | 'phone' | 'withdrawPassword' | 'payee' | 'limit';

/** A member has registered or set something up, which counts once, in the transaction in which it happens. */
export const noteSetUp = (acts: Pick<Acts, 'note'>, kind: SetUp, userId: string, at: number): void =>
  void acts.note({ sourceId: `${kind}:${userId}`, userId, kind, thing: '', amount: 1n, at });
