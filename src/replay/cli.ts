/** `npm run replay -- help`: records chats and plays them as load. */
import { runCommand } from '#replay/commands/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  printLine: (line) => console.log(line),
  complain: (line) => console.error(line),
});
