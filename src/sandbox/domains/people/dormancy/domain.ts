import { dormancyCalls } from '#contract/people/dormancy/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { dormancyHandlers } from './dormancy-handlers.ts';

/** The return of an account after a long absence. */
export const dormancyDomain = statelessDomain({ handlers: handlersFor(dormancyCalls, dormancyHandlers) });
