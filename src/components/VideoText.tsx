import { linkify } from '#contract/programme/texts/linkify.ts';

/** VID-25: what people wrote of a video: text, with its line breaks and what leads somewhere. */
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
