import { DEVICE_KINDS } from './kinds.table.ts';
import { runSimulations } from './run-simulations.ts';

runSimulations(DEVICE_KINDS);
