import { blockCommand, unblockCommand } from './commands/block.ts';
import { creditsCommand } from './commands/credits.ts';
import { deleteCommand } from './commands/delete.ts';
import { exportCommand } from './commands/export.ts';
import { listCommand } from './commands/list.ts';
import { showCommand } from './commands/show.ts';
import { runCommands } from './runCommands.ts';

await runCommands('members', {
  list: listCommand,
  show: showCommand,
  credits: creditsCommand,
  block: blockCommand,
  unblock: unblockCommand,
  export: exportCommand,
  delete: deleteCommand,
});
