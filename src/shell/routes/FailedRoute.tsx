import { getRouteApi, type ErrorComponentProps } from '@tanstack/react-router';
import { UnavailableView } from '#src/pages/unavailable/UnavailableView.tsx';

const language = getRouteApi('/$lang');

/** A page's replacement after its loader failed (LDR-08). */
export function FailedRoute({ error }: ErrorComponentProps) {
  const { lang, loadTexts } = language.useRouteContext();
  return <UnavailableView lang={lang} load={loadTexts} error={error} />;
}
