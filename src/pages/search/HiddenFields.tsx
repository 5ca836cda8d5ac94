import { toAddress, type Question } from './question.ts';

/**
 * The rest of a question in a form for a part of it: without scripts it stays. Any other question begins at its first page.
 */
export function HiddenFields({
  question,
  without,
}: {
  question: Question;
  without: readonly (keyof Question)[];
}) {
  const left: readonly string[] = [...without, 'page'];
  return Object.entries(toAddress(question))
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
