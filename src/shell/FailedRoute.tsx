import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { retryAfterOf, retryFailed } from '#src/api/retryFailed.ts';
import { UnavailableView } from '#src/pages/unavailable/UnavailableView.tsx';

const language = getRouteApi('/$lang');

/** What a page shows in place when its loader failed (LDR-08). */
export function FailedRoute({ error }: ErrorComponentProps) {
  const { lang } = language.useRouteContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  return (
    <UnavailableView
      lang={lang}
      retryAfter={retryAfterOf(error)}
      retry={() => retryFailed(queryClient)}
      onRecovered={() => void router.invalidate()}
    />
  );
}
