/** Message a core sends before any response: its script has been loaded and runs. */
export const RUNNING = 'courtside-core-runs';
