import { scansEveryScreen } from './every-screen.ts';

scansEveryScreen('on a phone', true);
