import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  title: string;
  /** Whether the page begins with a later step: after a reload, or with a mailed link. */
  isResumed: boolean;
}

/** The heading of a form's step. A new one takes the focus, and comes into view: what had the focus is gone (PRO-18). */
export function StepHeading({ title, isResumed }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(isResumed ? null : title);
  useEffect(() => {
    if (told.current === title) return;
    told.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}
