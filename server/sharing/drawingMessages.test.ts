import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testFestival } from '../profile/testing/testFestival.ts';
import { drawingQuestion } from './drawingMessages.ts';

const told = {
  title: 'A show',
  brand: 'Festival',
  dates: [],
  place: '',
  poster: null,
  id: '1',
  look: testFestival.look,
};
const own = { display: null, text: null, mascot: null };

test('META-01: a picture is drawn of a show without dates, place and poster', () => {
  const asked = { kind: 'show', told, poster: null, own };
  expect(v.parse(drawingQuestion, asked)).toEqual(asked);
});
