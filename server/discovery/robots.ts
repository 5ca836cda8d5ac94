/** RFC 9309: everything is open but the APIs, and the endless filters of a calendar. */
export const writeRobots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /*/calendrier*?*panel=
Disallow: /*/calendar*?*panel=

Sitemap: ${publicUrl}/sitemap.xml
`;
