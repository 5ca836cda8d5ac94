import { useId, type ReactNode } from 'react';
import { ReadMoreButton, readMoreRows, type ReadMoreState } from './ReadMoreButton.tsx';
import styles from './ReadMore.module.css';

interface ReadMoreProps {
  state: ReadMoreState;
  /** Height of the whole content in CSS pixels, at once and whenever it changes. */
  onMeasured: (height: number) => void;
  onToggled: () => void;
  /** The folded height, in CSS pixels: one of those in `ReadMore.module.css`. */
  limit: number;
  children: ReactNode;
}

/** LAY-27: long content, folded, with the control that unfolds it. The browser folds it before any script runs. */
export function ReadMore({ state, onMeasured, onToggled, limit, children }: ReadMoreProps) {
  const id = useId();
  const measure = (content: HTMLDivElement) => {
    const observer = new ResizeObserver(() => onMeasured(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  };
  const unfoldOnFocus = () => {
    if (readMoreRows[state]?.isExpanded === false) onToggled();
  };
  return (
    <div className={styles['readMore']} data-scope="readMore" data-state={state} data-limit={limit}>
      <div id={id} className={styles['fold']} onFocus={unfoldOnFocus}>
        <div ref={measure}>{children}</div>
      </div>
      <ReadMoreButton state={state} controls={id} onToggled={onToggled} />
    </div>
  );
}
