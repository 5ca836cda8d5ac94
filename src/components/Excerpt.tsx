import { excerpt } from '#contract/programme/texts/excerpt.ts';

/** A text cut after so many graphemes for the eye; screen readers read it in full. */
export function Excerpt({ text, longest }: { text: string; longest: number }) {
  const short = excerpt(text, longest);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
