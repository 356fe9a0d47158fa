/**
 * Preloaded into a program that must not outlive its launcher: the launcher holds a channel open, and when the channel
 * closes the program receives a termination signal. It therefore ends even when the launcher was killed.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
