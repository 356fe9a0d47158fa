/** What Artillery loads: an engine is the default export of its package. */
import { CourtsideEngine } from './dist/engine.js';

export default CourtsideEngine;
