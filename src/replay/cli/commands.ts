import type { Command } from './command.ts';

/** Every word the command line knows, loaded when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  record: async () => (await import('#replay/record/record-command.ts')).recordCommand,
  import: async () => (await import('#replay/record/import/import-command.ts')).importCommand,
  validate: async () => (await import('#replay/record/validate-command.ts')).validateCommand,
  plan: async () => (await import('#replay/plan/plan-command.ts')).planCommand,
  play: async () => (await import('#replay/play/play-command.ts')).playCommand,
  host: async () => (await import('#replay/hosts/host-command.ts')).hostCommand,
  'from-artillery': async () =>
    (await import('#replay/artillery/from-artillery-command.ts')).fromArtilleryCommand,
  report: async () => (await import('#replay/report/report-command.ts')).reportCommand,
  compare: async () => (await import('#replay/report/compare-command.ts')).compareCommand,
};
