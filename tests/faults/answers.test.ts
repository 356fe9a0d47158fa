import { ANSWER_KINDS } from './kinds.table.ts';
import { runSimulations } from './run-simulations.ts';

runSimulations(ANSWER_KINDS);
