/** What the browser keeps for a visitor who refused cookies earlier (LAY-24). */
export const answeredCookies = { cookieSeen: 'shown', consent: 'denied' } as const;
