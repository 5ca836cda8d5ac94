/** The browser's storage of a visitor who refused cookies (LAY-24) and closed the live widget (LAY-08) earlier. */
export const answeredCookies = { cookieSeen: 'shown', consent: 'denied', live: 'false' } as const;
