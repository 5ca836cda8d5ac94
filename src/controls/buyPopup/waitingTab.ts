/** The one tab of the ticketing site: a second purchase reuses it. */
const tabName = 'festival-tickets';

/** The used part of a browser's tab. */
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

/** An open tab without an address. */
export interface WaitingTab {
  /** Shows the page there. From then on the tab is the visitor's. */
  show: (url: string) => void;
  close: () => void;
}

/**
 * Opens the tab of the ticketing site, empty: call it in the click, because a browser blocks a later one (BUY-05). The page
 * in it cannot reach ours.
 * @param says the tab's text before its address.
 * @returns null if the browser refuses.
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
