import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';

/** LAY-37: the name of the section, or the place in a dialog, takes the focus: the button goes away with its message. */
const handFocusOn = (button: HTMLElement): void =>
  button
    .closest('section, dialog')
    ?.querySelector<HTMLElement>('[tabindex="-1"]')
    ?.focus({ preventScroll: true });

interface RetryProps {
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Asks again for what did not come. */
export function Retry({ isFetching, refetch }: RetryProps) {
  const { t } = useTranslation();
  return (
    <Button
      aria-disabled={isFetching}
      onClick={({ currentTarget }) => {
        handFocusOn(currentTarget);
        void refetch();
      }}
    >
      {t('memberLists.retry')}
    </Button>
  );
}
