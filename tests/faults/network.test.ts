import { NETWORK_KINDS } from './kinds.table.ts';
import { runSimulations } from './run-simulations.ts';

runSimulations(NETWORK_KINDS);
