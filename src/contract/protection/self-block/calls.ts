import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { timeField } from '#contract/fields/fields.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { SELF_BLOCK_KINDS } from './constants.ts';

const subject = { kind: v.picklist(SELF_BLOCK_KINDS), id: v.pipe(v.string(), v.regex(WORD_ID)) };

/** Blockable subject, with the start of its block, if any. */
const SelfBlock = v.object({
  ...subject,
  name: v.string(),
  /** Null for what is not blocked. */
  since: v.nullable(timeField),
  /** Time at which the block ends; null while no request was made. */
  endsAt: v.nullable(timeField),
});
export type SelfBlock = v.InferOutput<typeof SelfBlock>;

const own = {
  requirement: 'P.29',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  response: v.object({ list: v.array(SelfBlock) }),
  extension: true,
} as const;

/** Self-imposed blocks of members: effective at once, and lifted a day after the request; extensions of ours. */
export const selfBlockCalls = {
  'selfBlock.list': defineCall({
    ...own,
    summary: 'Kinds of play, venues and leagues that can be blocked, each with whether it is',
    path: '/api/site/protection/v1/blocks',
    request: v.object({}),
    retry: { times: 1, delayMs: 500 },
  }),
  'selfBlock.set': defineCall({
    ...own,
    summary:
      'Block something at once; or ask for a block to end, which it does a day later; to block it again takes that back',
    path: '/api/site/protection/v1/setBlock',
    request: v.object({ ...subject, blocked: v.boolean() }),
    errors: ['NOT_FOUND'],
  }),
};
