/** What a core says before any answer: its script has been loaded and runs. */
export const RUNNING = 'courtside-core-runs';
