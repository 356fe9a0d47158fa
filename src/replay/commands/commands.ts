import type { Command } from '#replay/cli/command.ts';

/** The commands by name, loaded on demand. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  record: async () => (await import('./record-command.ts')).recordCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  validate: async () => (await import('./validate-command.ts')).validateCommand,
  plan: async () => (await import('./plan-command.ts')).planCommand,
  play: async () => (await import('#replay/commands/play/play-command.ts')).playCommand,
  host: async () => (await import('./host-command.ts')).hostCommand,
  'from-artillery': async () => (await import('./from-artillery-command.ts')).fromArtilleryCommand,
  report: async () => (await import('./report-command.ts')).reportCommand,
  compare: async () => (await import('./compare-command.ts')).compareCommand,
};
