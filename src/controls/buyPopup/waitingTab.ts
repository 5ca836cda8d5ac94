/** The one tab of the ticketing site: a second purchase uses it again. */
const tabName = 'chapiteau-tickets';

/** The part of a browser's tab that is needed. */
interface Tab {
  opener: unknown;
  readonly closed: boolean;
  readonly document: { title: string; readonly body: { textContent: string | null } };
  readonly location: { replace: (url: string) => void };
  close: () => void;
}

/** The part of a browser's window that opens tabs. */
interface Opener {
  open: (url: string, name: string) => Tab | null;
}

/** A tab that is open already and has no address yet. */
export interface WaitingTab {
  /** Shows the page there. The tab is the visitor's from then on. */
  show: (url: string) => void;
  close: () => void;
}

/**
 * Opens the tab of the ticketing site, empty: to be called in the click, for a browser blocks one that is opened later
 * (BUY-05). The page that is shown there cannot reach ours.
 * @param says what stands in the tab until it has its address.
 * @returns null where the browser refuses.
 */
export const openWaitingTab = (opener: Opener, says: string): WaitingTab | null => {
  const tab = opener.open('about:blank', tabName);
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = says;
  tab.document.body.textContent = says;
  return {
    show: (url) => {
      if (!tab.closed) tab.location.replace(url);
    },
    close: () => tab.close(),
  };
};
