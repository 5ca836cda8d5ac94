import { PlainPanels, type PlainPanelsProps } from './panels/PlainPanels.tsx';

/** Replaces the panels without scripts. */
export function WithoutScript(props: PlainPanelsProps) {
  return (
    <noscript>
      <PlainPanels {...props} />
    </noscript>
  );
}
