/** RFC 9309: everything may be read but the APIs, and the filters of a calendar, of which there is no end. */
export const writeRobots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /*/calendrier*?*panel=
Disallow: /*/calendar*?*panel=

Sitemap: ${publicUrl}/sitemap.xml
`;
