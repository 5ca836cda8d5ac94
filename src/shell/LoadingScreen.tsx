import { Spinner } from '#src/components/Spinner.tsx';

/** LDR-09: shown while a page is on its way. */
export function LoadingScreen() {
  return <Spinner />;
}
