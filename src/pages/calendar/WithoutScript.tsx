import type { PlainPanelsProps } from './panels/PlainPanels.tsx';

// React looks at no `noscript`'s contents: the browser's bundle is spared their code.
const PlainPanels = import.meta.env.SSR ? (await import('./panels/PlainPanels.tsx')).PlainPanels : () => null;

/** What stands in for the panels where no script runs. */
export function WithoutScript(props: PlainPanelsProps) {
  return (
    <noscript>
      <PlainPanels {...props} />
    </noscript>
  );
}
