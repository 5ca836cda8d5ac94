import { useTranslation } from 'react-i18next';
import { early } from '#src/browser/earlyPress.ts';
import { Button } from './Button.tsx';

/** A state of the `readMore` machine. */
export type ReadMoreState = 'short' | 'collapsed' | 'expanded';

/** The control that folds the text: null where everything is seen anyway. */
export const readMoreRows = {
  short: null,
  collapsed: { isExpanded: false, label: 'layout.readMore.more' },
  expanded: { isExpanded: true, label: 'layout.readMore.less' },
} as const satisfies Record<ReadMoreState, object | null>;

interface ReadMoreButtonProps {
  state: ReadMoreState;
  /** Id of what it folds. */
  controls: string;
  onToggled: () => void;
}

/** LAY-27, SHW-05: unfolds what is folded, and folds it again. */
export function ReadMoreButton({ state, controls, onToggled }: ReadMoreButtonProps) {
  const { t } = useTranslation();
  const row = readMoreRows[state];
  return (
    row && (
      <Button aria-expanded={row.isExpanded} aria-controls={controls} onClick={onToggled} {...early}>
        {t(row.label)}
      </Button>
    )
  );
}
