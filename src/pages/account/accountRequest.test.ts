import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { openAccountRequest } from './accountRequest.ts';

test.each(['http:', 'https:'])(
  'ENV-05: on a page by %s a call of nobody repeats the value of its cookie, which only such pages can read',
  async (protocol) => {
    openWindow();
    vi.stubGlobal('location', { protocol });
    const written: string[] = [];
    vi.stubGlobal('document', {
      get cookie() {
        return written.map((text) => text.replace(/;.*/, '')).join('; ');
      },
      set cookie(text: string) {
        written.push(text);
      },
    });
    const sent: [string, Record<string, string>][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push([url, Object.fromEntries(new Headers(init.headers))]);
      return Response.json({});
    });
    await openAccountRequest('/api/member')({ method: 'POST', path: '/v1/register', body: {} });
    const [, made = ''] = /^XSRF-TOKEN=([^;]*)/.exec(written.join()) ?? [];
    expect([sent, written]).toEqual([
      [
        [
          '/api/member/v1/register',
          { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': made },
        ],
      ],
      [`XSRF-TOKEN=${made}; path=/; samesite=lax${protocol === 'https:' ? '; secure' : ''}`],
    ]);
  },
);
