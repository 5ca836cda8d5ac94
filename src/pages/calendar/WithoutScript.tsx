import { PlainPanels, type PlainPanelsProps } from './panels/PlainPanels.tsx';

/** What stands in for the panels where no script runs. */
export function WithoutScript(props: PlainPanelsProps) {
  return (
    <noscript>
      <PlainPanels {...props} />
    </noscript>
  );
}
