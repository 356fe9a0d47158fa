import { PLATFORM_KINDS } from './kinds.table.ts';
import { runSimulations } from './run-simulations.ts';

runSimulations(PLATFORM_KINDS);
