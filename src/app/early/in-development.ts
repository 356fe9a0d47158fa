import { firstLook } from './first-look.ts';

// With unbundled sources, the page's code starts the core by itself.
void firstLook();
