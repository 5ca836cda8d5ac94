import { Spinner } from '#src/components/Spinner.tsx';

/** LDR-09: shown while a page loads. */
export function LoadingScreen() {
  return <Spinner />;
}
