/**
 * Preloaded into a program that must not outlive its launcher: the launcher holds a channel open, and when the channel
 * closes the program is asked to end as by a signal. So it ends even when the launcher was killed.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
