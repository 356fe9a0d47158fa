const firstPort = 20_000;
const portsEach = 10;
/** Number of port ranges, which keeps every port below those the system assigns (32,768 and up). */
const runs = 400;

/**
 * Number of sandboxes that run side by side, each with a test worker. One test keeps 1.4 processors busy: a third one only
 * makes each wait for the others.
 */
export const worlds = 2;

/** Each run has its own ports, so that two may run at once; test processes inherit the choice. */
process.env.COURTSIDE_E2E_PORT ??= String(firstPort + (process.pid % runs) * portsEach * worlds);
const first = Number(process.env.COURTSIDE_E2E_PORT);

export const worldPort = (world: number): number => first + world * portsEach;
