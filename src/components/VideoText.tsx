import { linkify } from '#contract/programme/texts/linkify.ts';

/** VID-25: a video's text by people, with its line breaks and links. */
export function VideoText({ text }: { text: string }) {
  return (
    <p>
      {linkify(text).map((part, index) =>
        part.kind === 'break' ? (
          <br key={index} />
        ) : part.kind === 'link' ? (
          <a key={index} href={part.href} rel="noopener noreferrer">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
