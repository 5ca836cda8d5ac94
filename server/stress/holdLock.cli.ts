import { DatabaseSync } from 'node:sqlite';

/** `node server/stress/holdLock.cli.ts FILE`: keeps others from writing into a file of SQLite until it is ended. */
const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 10_000 });
database.exec('begin immediate');
process.stdout.write('locked\n');
process.stdin.resume();
process.stdin.on('end', () => {
  database.exec('rollback');
  database.close();
});
