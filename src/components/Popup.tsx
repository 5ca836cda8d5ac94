import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import styles from './Popup.module.css';

interface PopupProps {
  /** Whether the state behind it is open; the popup never decides by itself. */
  open: boolean;
  /** Escape, the backdrop or the close button: the state behind it must close it. */
  onDismiss: () => void;
  label: string;
  /** A deed that has begun cannot be dismissed: a press has no effect. */
  isHeld?: boolean;
  /**
   * `popover`: a card. `sheet`: a card that rises from the bottom on phones. `full`: the whole screen. `white`: the whole
   * screen, black on white in any theme, for a scanner. `black`: the whole screen, a screening room.
   */
  placement?: 'popover' | 'sheet' | 'full' | 'white' | 'black';
  /** Keys of the popup besides Escape. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Opens with the element; closing before its removal gives the focus back. */
const showWhileThere = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** LAY-30: the popup overlay. The page behind is inert, the focus stays in and comes back afterwards. */
export function Popup(props: PopupProps) {
  const { open, onDismiss, label, isHeld, placement = 'popover', onKeyDown, children } = props;
  const { t } = useTranslation();
  const heading = useId();
  if (!open) return null;
  const dismissOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onDismiss();
  };
  const dismissOnEscape = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <dialog
      ref={showWhileThere}
      className={styles['popup']}
      data-placement={placement}
      aria-labelledby={heading}
      onCancel={dismissOnEscape}
      onClick={dismissOnBackdrop}
      onKeyDown={onKeyDown}
    >
      <div className={styles['panel']}>
        <div className={styles['top']}>
          <h2 id={heading}>{label}</h2>
          <button
            type="button"
            onClick={onDismiss}
            aria-label={t('layout.popup.close')}
            aria-disabled={isHeld}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
