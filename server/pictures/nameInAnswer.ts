import { nameInJson } from './nameInJson.ts';
import type { Pictures } from './pictures.ts';

/** An answer whose JSON names prepared pictures. */
export const nameInAnswer = async <Answer extends { body: string | Uint8Array }>(
  answer: Answer,
  pictures: Pick<Pictures, 'nameOf'>,
): Promise<Answer> =>
  typeof answer.body === 'string' ? { ...answer, body: await nameInJson(answer.body, pictures) } : answer;
