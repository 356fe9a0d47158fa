import { spawnSync } from 'node:child_process';

const limitMs = 300_000;
const isRoot = process.getuid?.() === 0;

/**
 * Runs a program to its end with our output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} timeout ms
 * @returns {boolean} whether it went well
 */
export function ran(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env }).status === 0;
}

/**
 * Installs packages of the system with apt-get, as root or by sudo without a password.
 * @param {...string} names
 */
export function installPackages(...names) {
  const [command = 'apt-get', ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const updated = ran(command, [...prefix, 'update'], limitMs);
  if (updated) ran(command, [...prefix, 'install', '-y', '--no-install-recommends', ...names], limitMs);
}
