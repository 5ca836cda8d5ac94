import { answerQuestions } from '../threads/answerQuestions.ts';
import { prepare } from './prepare.ts';
import { preparingQuestion } from './preparingMessages.ts';

// Prepares pictures in a thread of its own (`preparing.ts`).
answerQuestions(preparingQuestion, prepare);
