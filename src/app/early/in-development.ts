import { firstLook } from './first-look.ts';

// Where sources are served as they are, the page's code starts the core by itself.
void firstLook();
