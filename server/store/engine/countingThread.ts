import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { answerQuestions } from '#server/threads/answerQuestions.ts';
import { countingData, countingQuestion } from './countingMessages.ts';

// The thread of `countingSqlite.ts`: runs its statements, one after another.
const { file } = v.parse(countingData, workerData);
const database = new DatabaseSync(file, { readOnly: true });

answerQuestions(countingQuestion, ({ sql, parameters }) => database.prepare(sql).all(...parameters));
