import { createHmac } from 'node:crypto';
import { plainIdNumber } from '#contract/people/identity/id-number.ts';
import { plainName } from '#sandbox/base/names/plain-name.ts';

/** Keys that are unique to one person [P.18]. */
export const STRONG_KINDS = ['phone', 'card', 'address', 'idNumber'] as const;
/** Keys that several persons may share: a match of two of them is reviewed. */
export const WEAK_KINDS = ['device', 'name', 'birthday', 'nameCard'] as const;
export type KeyKind = (typeof STRONG_KINDS)[number] | (typeof WEAK_KINDS)[number];

/** Identifying detail of an account, as typed. */
export type PersonKey = { readonly kind: KeyKind; readonly value: string };

const PLAIN: Readonly<Partial<Record<KeyKind, (value: string) => string>>> = {
  phone: (value) => value.replace(/\D/g, ''),
  card: (value) => value.replace(/\D/g, ''),
  name: plainName,
  idNumber: plainIdNumber,
};

/** Returns the stored form of a key, from which its content cannot be recovered. */
export function keyHash(secret: string, { kind, value }: PersonKey): string {
  const plain = PLAIN[kind]?.(value) ?? value;
  return createHmac('sha256', secret).update(`${kind}:${plain}`).digest('hex');
}

/** Whether a key of this kind alone identifies a person. */
export const isStrong = (kind: KeyKind): boolean => STRONG_KINDS.some((strong) => strong === kind);
