/** A cookie in a browser. */
export interface FakeCookie {
  name: string;
  value: string;
  path: string;
  sameSite: 'lax' | 'strict' | 'none';
  isSecure: boolean;
  /** Epoch ms; null: until the browser is closed. */
  expiresAt: number | null;
}

/** A jar in the view of one page of the site. */
export interface FakeDocumentCookie {
  cookie: string;
}

const second = 1000;

/** The folder of a page: the default path of a cookie. */
const folderOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/')) || '/';

/** Whether a page is under a cookie's path. */
const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

const sameSites = ['lax', 'strict', 'none'] as const;

/**
 * The cookies of one browser for one host, by RFC 6265bis: name and path identify a cookie, so that only the same path
 * replaces or deletes it; a page without TLS neither sees, nor sets, nor replaces a `Secure` one.
 * @param now epoch ms
 */
export const createFakeCookieJar = (now: () => number) => {
  let kept: FakeCookie[] = [];

  const living = (): FakeCookie[] =>
    (kept = kept.filter(({ expiresAt }) => expiresAt === null || expiresAt > now()));

  const expiryOf = (attributes: ReadonlyMap<string, string>): number | null => {
    const [maxAge, expires] = [attributes.get('max-age'), attributes.get('expires')];
    if (maxAge !== undefined) return now() + Number(maxAge) * second;
    return expires === undefined ? null : Date.parse(expires);
  };

  const write = (text: string, { protocol, pathname }: URL): void => {
    const [[name = '', value = ''] = [], ...rest] = text
      .split(';')
      .map((part) => /^\s*([^=]*?)\s*(?:=(.*))?$/s.exec(part)?.slice(1) ?? []);
    const attributes = new Map(rest.map(([key = '', given = '']) => [key.toLowerCase(), given.trim()]));
    const path = attributes.get('path') ?? '';
    const cookie: FakeCookie = {
      name,
      value: value.trim(),
      path: path.startsWith('/') ? path : folderOf(pathname),
      sameSite: sameSites.find((each) => each === attributes.get('samesite')?.toLowerCase()) ?? 'lax',
      isSecure: attributes.has('secure'),
      expiresAt: expiryOf(attributes),
    };
    const isSafe = protocol === 'https:';
    if ((cookie.isSecure && !isSafe) || (cookie.sameSite === 'none' && !cookie.isSecure)) return;
    const replaced = living().find((other) => other.name === name && other.path === cookie.path);
    if (replaced?.isSecure && !isSafe) return;
    kept = [...kept.filter((other) => other !== replaced), cookie];
  };

  return {
    /** `document.cookie` of a page of the site. */
    at: (href: string): FakeDocumentCookie => {
      const url = new URL(href);
      return {
        get cookie() {
          return living()
            .filter(
              ({ path, isSecure }) => isUnder(url.pathname, path) && (url.protocol === 'https:' || !isSecure),
            )
            .map(({ name, value }) => `${name}=${value}`)
            .join('; ');
        },
        set cookie(text) {
          write(text, url);
        },
      };
    },
    /** All of its cookies, for any page. */
    all: (): readonly FakeCookie[] => living(),
    /** The values of a name: one for each path. */
    valuesOf: (name: string): string[] =>
      living()
        .filter((cookie) => cookie.name === name)
        .map(({ value }) => value),
  };
};
export type FakeCookieJar = ReturnType<typeof createFakeCookieJar>;
