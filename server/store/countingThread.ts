import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { countingData, countingQuestion, type CountingAnswer } from './countingMessages.ts';

// The thread of `countingSqlite.ts`: asks the file what it is told to ask, one question after another.
const { file } = v.parse(countingData, workerData);
const database = new DatabaseSync(file, { readOnly: true });

const answer = ({ sql, parameters }: { sql: string; parameters: (string | number | bigint | null)[] }) =>
  database.prepare(sql).all(...parameters);

parentPort?.on('message', (message: unknown) => {
  const { id, ...question } = v.parse(countingQuestion, message);
  const send = (told: CountingAnswer): void => parentPort?.postMessage(told);
  try {
    send({ id, rows: answer(question) });
  } catch (caught) {
    send({ id, failure: String(caught) });
  }
});
