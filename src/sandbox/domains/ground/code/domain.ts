import { codeCalls } from '#contract/people/code/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { codeHandlers } from './code-handlers.ts';

/** Codes that are sent to a phone or a mailbox. */
export const codeDomain = statelessDomain({ handlers: handlersFor(codeCalls, codeHandlers) });
