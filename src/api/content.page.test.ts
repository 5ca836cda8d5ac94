import { describe, expect, it } from 'vitest';
import { json, status, text } from './testing/fakeHost.ts';
import { clientOf, codeOf, pageOf } from './testing/contentClient.ts';

describe('page', () => {
  it('LDR-01: asks the page loader for the decoded path and reads what it finds', async () => {
    const { client, calls } = clientOf([pageOf({ title: 'Été' })]);
    const found = await client.page('fr', 'à propos/l’été?', {});
    expect([calls, found]).toEqual([
      ['/api/content/fr/router/%C3%A0%20propos/l%E2%80%99%C3%A9t%C3%A9%3F'],
      {
        type: 'page',
        id: '7',
        attributes: { title: 'Été' },
        metas: { title: '', description: '', og_image: null, noindex: false },
        computed_page_theme: { name: 'default' },
        translations: {},
      },
    ]);
  });

  it('RTE-12: home is the empty path', async () => {
    const { client, calls } = clientOf([pageOf({})]);
    await client.page('en', '');
    expect(calls).toEqual(['/api/content/en/router/']);
  });

  it.each([
    ['does not know it', status(404)],
    ['has nothing there', json({ entity_data: null, data: [] })],
  ])('RTE-12: home is there also where the host %s, and says nothing by itself', async (_, answer) => {
    const { client } = clientOf([answer]);
    expect(await client.page('en', '')).toEqual({
      type: 'home',
      id: 'home',
      attributes: {},
      metas: { title: '', description: '', og_image: null, noindex: false },
      computed_page_theme: { name: 'default' },
      translations: { fr: '/fr', en: '/en' },
    });
  });

  it('LDR-02: keeps preview and ptok only', async () => {
    const { client, calls } = clientOf([pageOf({})]);
    const preview = { preview: '1', ptok: 'a b&c', utm_source: 'x' };
    await client.page('fr', 'x', preview);
    expect(calls).toEqual(['/api/content/fr/router/x?preview=1&ptok=a+b%26c']);
  });

  it('LDR-10: an address with nothing behind it is another failure than one that is not known', async () => {
    const { client } = clientOf([json({ entity_data: null, data: [] })]);
    expect(await codeOf(client.page('fr', 'x'))).toBe('without-entity');
  });

  it('LDR-01: a letter that is half of one is asked for as the sign for that', async () => {
    const { client, calls } = clientOf([pageOf({})]);
    await client.page('fr', 'a\ud800');
    expect(calls).toEqual(['/api/content/fr/router/a%EF%BF%BD']);
  });

  it('LDR-04: an unknown type is a basic page', async () => {
    const { client } = clientOf([pageOf({}, { type: 'sponsorship' })]);
    expect((await client.page('fr', 'x'))?.type).toBe('page');
  });

  it('LDR-07: 404 is null', async () => {
    const { client, lines } = clientOf([status(404)]);
    expect([await client.page('fr', 'x'), lines]).toEqual([null, []]);
  });

  it.each(['..', '../content/8/metadata', 'a/../../x', './x'])(
    'LDR-07: the path %j is nowhere, and is not asked for',
    async (path) => {
      const { client, calls } = clientOf([pageOf({})]);
      expect([await client.page('fr', path), calls]).toEqual([null, []]);
    },
  );

  it('HOM-08: HTML is made safe at the edge, other attributes stay', async () => {
    const { client } = clientOf([
      pageOf({
        title: '<b>',
        body: '<p>a</p><script>x</script>',
        html_top: '<script></script>',
        html_bottom: 3,
      }),
    ]);
    expect((await client.page('fr', ''))?.attributes).toEqual({
      title: '<b>',
      body: '<p>a</p>',
      html_top: '',
      html_bottom: 3,
    });
  });

  it('HOM-08: each part of a page that is HTML is made safe, and nothing else', async () => {
    const html = '<p>a</p><script>x</script>';
    const names = ['title', 'body', 'description', 'html_top', 'html_bottom', 'htmlText', 'html'];
    const attributesOf = async (type: string) => {
      const { client } = clientOf([pageOf(Object.fromEntries(names.map((name) => [name, html])), { type })]);
      return (await client.page('fr', 'x'))?.attributes;
    };
    const [title = '', ...safe] = names;
    const cleaned = { [title]: html, ...Object.fromEntries(safe.map((name) => [name, '<p>a</p>'])) };
    expect([await attributesOf('artist'), await attributesOf('video')]).toEqual([
      cleaned,
      { ...cleaned, description: html },
    ]);
  });

  it.each([
    ['null', json(null)],
    ['a thing without a type', json({ entity_data: {} })],
    ['text', json('x')],
    ['wrong types', json({ entity_data: { type: 7, id: {}, attributes: 'x' } })],
    ['HTML', text('<html>')],
  ])('LDR-08: %s is malformed', async (_, reaction) => {
    const { client } = clientOf([reaction]);
    expect(await codeOf(client.page('fr', 'x'))).toBe('malformed');
  });

  it('LDR-08: any other error is told', async () => {
    const outcomes = [403, 500].map((code) => codeOf(clientOf([status(code)]).client.page('fr', 'x')));
    expect(await Promise.all(outcomes)).toEqual(['invalid', 'unavailable']);
  });
});
