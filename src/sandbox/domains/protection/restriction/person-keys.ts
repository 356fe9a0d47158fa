import { createHmac } from 'node:crypto';
import { plainIdNumber } from '#contract/people/identity/id-number.ts';
import { plainName } from '#sandbox/base/names/plain-name.ts';

/** What one person alone has [P.18]. */
export const STRONG_KINDS = ['phone', 'card', 'address', 'idNumber'] as const;
/** What several may have: two of them together are looked at. */
export const WEAK_KINDS = ['device', 'name', 'birthday', 'nameCard'] as const;
export type KeyKind = (typeof STRONG_KINDS)[number] | (typeof WEAK_KINDS)[number];

/** Something an account is known by, as it was typed. */
export type PersonKey = { readonly kind: KeyKind; readonly value: string };

const PLAIN: Readonly<Partial<Record<KeyKind, (value: string) => string>>> = {
  phone: (value) => value.replace(/\D/g, ''),
  card: (value) => value.replace(/\D/g, ''),
  name: plainName,
  idNumber: plainIdNumber,
};

/** A key as it is kept: nobody reads from it what it was made of. */
export function keyHash(secret: string, { kind, value }: PersonKey): string {
  const plain = PLAIN[kind]?.(value) ?? value;
  return createHmac('sha256', secret).update(`${kind}:${plain}`).digest('hex');
}

/** Whether one such key is enough to know a person by. */
export const isStrong = (kind: KeyKind): boolean => STRONG_KINDS.some((strong) => strong === kind);
