const firstPort = 20_000;
const portsEach = 10;
const runs = 500;

/** How many sandboxes run side by side, each with its own stories. */
export const worlds = 2;

/** A run has ports of its own, so that two may go on at once; test processes inherit the choice. */
process.env.COURTSIDE_E2E_PORT ??= String(firstPort + (process.pid % runs) * portsEach * worlds);
const first = Number(process.env.COURTSIDE_E2E_PORT);

export const worldPort = (world: number): number => first + world * portsEach;
