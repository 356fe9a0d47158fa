import { expect, test } from 'vitest';
import { errorText } from '#i18n/error-text.ts';
import { sendRefusalText } from './send-refusal-text.ts';

test.each(['THROTTLED_USER', 'ACCOUNT_BLOCKADE', 'ON_BREAK'] as const)(
  'a message refused with %s reads as the text of that code',
  (code) => {
    expect(sendRefusalText({ reason: 'other', code }, 0)).toBe(errorText(code));
    expect(errorText(code)).not.toBe(errorText('UNKNOWN_CODE'));
  },
);
