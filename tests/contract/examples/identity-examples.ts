import { Buffer } from 'node:buffer';
import type { DatabaseSync } from 'node:sqlite';
import { DOCUMENT_SIDES } from '#contract/people/identity/document-rules.ts';
import { idCheckDigit } from '#contract/people/identity/identity-card.ts';
import { squarePng } from './profile-examples.ts';

type Scene = { readonly db: DatabaseSync; readonly now: number };

const DIGITS = 3;

/** Returns an identity card number for a birthday, `YYYY-MM-DD`; another one for each `nth` below 1000. */
export function idNumberOf(birthday: string, nth: number): string {
  const digits = `110105${birthday.replaceAll('-', '')}${String(nth).padStart(DIGITS, '0')}`;
  return digits + idCheckDigit(digits);
}

/** Returns one valid request of every call about the identity check; both images are stored by the platform. */
export function identityExamples({ db, now }: Scene) {
  const insertPicture = db.prepare('INSERT OR REPLACE INTO identity_picture VALUES (?, ?, ?, ?, ?)');
  for (const side of DOCUMENT_SIDES)
    insertPicture.run('u-beian', side, 'image/png', Buffer.from(squarePng(), 'base64'), now);
  return {
    'identity.view': {},
    'identity.upload': { side: 'front', type: 'image/png', content: squarePng() },
    'identity.submit': { realName: '江北岸', idNumber: idNumberOf('1990-03-12', 1), validTo: '' },
  } as const;
}
