import { doorCommand } from './commands/door.ts';
import { runCommands } from './runCommands.ts';

await runCommands('bookings', { csv: doorCommand });
