import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { oddsField } from '#contract/fields/fields.ts';
import { SelectionRef } from '../bet/schema.ts';
import { VenueCode } from '../game/schema.ts';
import { ALERT_SIDES, PRICE_SPANS } from './constants.ts';
import { AlertId, PriceAlerts, PriceHistory } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
/** A selection at a venue; null for the venue that takes bets on its match at the site. */
const selection = { ...SelectionRef.entries, venue: v.nullable(VenueCode) };

/** Calls for the course of prices [3.10]; extensions of ours. */
export const priceCalls = {
  'price.history': defineCall({
    summary: 'Course of the price of a selection over the last minutes or since kick-off, with the goals',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/price/v1/history',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ ...selection, span: v.picklist(PRICE_SPANS) }),
    response: PriceHistory,
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
  'price.alerts': defineCall({
    summary: 'Price alerts of the member',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/price/v1/alerts',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: PriceAlerts,
    retry,
    extension: true,
  }),
  'price.setAlert': defineCall({
    summary: 'Get one message when a price is reached; the same alert again changes nothing',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/price/v1/alertSet',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ ...selection, side: v.picklist(ALERT_SIDES), odds: oddsField }),
    response: PriceAlerts,
    errors: ['NOT_FOUND', 'ALERTS_FULL', 'ALERT_REACHED', 'ON_BREAK', 'EXCLUDED', 'ACCOUNT_CLOSED'],
    retry,
    extension: true,
  }),
  'price.removeAlert': defineCall({
    summary: 'Remove a price alert; one that is gone changes nothing',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/price/v1/alertRemove',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ alertId: AlertId }),
    response: PriceAlerts,
    retry,
    extension: true,
  }),
};
