import { describe, expect, it } from 'vitest';
import type { Programmation } from '#contract/wire/programmation.ts';
import { status } from './testing/fakeHost.ts';
import { programmationAt, programmationOf } from '#contract/programme/testing/programmations.ts';
import { clientOf, codeOf, listOf, secondsOf } from './testing/contentClient.ts';

/** A host that holds programmations and answers ranges as the server does. */
const programmeHost = (items: readonly Programmation[]) => {
  const calls: URLSearchParams[] = [];
  const startOf = ({ date }: Programmation) => secondsOf(date.start);
  const sorted = items.toSorted((one, other) => startOf(one) - startOf(other));
  const fetch = async (url: string): Promise<Response> => {
    const search = new URL(url, 'http://host').searchParams;
    calls.push(search);
    const [from, to] = [Number(search.get('from')), Number(search.get('to') ?? Infinity)];
    const [offset, pagesize] = [Number(search.get('offset')), Number(search.get('pagesize'))];
    const inRange = sorted.filter((item) => startOf(item) >= from && startOf(item) < to);
    const before = sorted.findLast((item) => startOf(item) < from);
    const after = sorted.find((item) => startOf(item) >= to);
    return Response.json({
      data: inRange.slice(offset, offset + pagesize),
      pagesize,
      totalcount: inRange.length,
      previous: before ? startOf(before) : null,
      next: after ? startOf(after) : null,
    });
  };
  return { calls, fetch };
};

describe('month', () => {
  it('CAL-48: asks for the range of CAL-49 once', async () => {
    const { calls, fetch } = programmeHost([programmationOf('1')]);
    const { client } = clientOf([], { fetch });
    expect([await client.month('fr', '2027-07'), calls.map(String)]).toEqual([
      { items: [programmationOf('1')], previous: null, next: null, skipped: 0 },
      [`from=${secondsOf('2027-07-01')}&to=${secondsOf('2027-08-02')}&pagesize=400&offset=0&showthumbnail=1`],
    ]);
  });

  it('CAL-50: 412 items are two pages, none is lost', async () => {
    const items = Array.from({ length: 412 }, (_, id) => programmationOf(String(id)));
    const { calls, fetch } = programmeHost(items);
    const { client, lines } = clientOf([], { fetch });
    const month = await client.month('fr', '2027-07');
    expect([month.items.map(({ id }) => id), calls.map((call) => call.get('offset')), lines]).toEqual([
      items.map(({ id }) => id),
      ['0', '400'],
      [],
    ]);
  });

  it('CAL-50: a host with smaller pages is followed by what it gives', async () => {
    const items = Array.from({ length: 25 }, (_, id) => programmationOf(String(id)));
    const offsets: number[] = [];
    const fetch = async (url: string) => {
      const offset = Number(new URL(url, 'http://host').searchParams.get('offset'));
      offsets.push(offset);
      return Response.json({ data: items.slice(offset, offset + 10), pagesize: 10, totalcount: 25 });
    };
    const { client } = clientOf([], { fetch });
    expect([(await client.month('fr', '2027-07')).items.length, offsets]).toEqual([25, [0, 10, 20]]);
  });

  it('CAL-50: fewer items than announced are said in the log, absurdly many are malformed', async () => {
    const short = clientOf([listOf([], { totalcount: 5 })]);
    await short.client.month('fr', '2027-07');
    const absurd = clientOf([listOf([programmationOf('1')], { totalcount: 1e9 })]);
    expect([short.lines.map(([event]) => event), await codeOf(absurd.client.month('fr', '2027-07'))]).toEqual(
      [['content.list.incomplete'], 'malformed'],
    );
  });

  it('what begins in the east before the month does in UTC is asked for too', async () => {
    const items = [
      programmationAt('1', '2027-06-20T12:00:00Z', '-0400'),
      programmationAt('2', '2027-06-30T12:30:00Z', '+1200'),
      programmationAt('3', '2027-07-16T23:30:00Z', '-0400'),
      programmationAt('4', '2027-08-20T23:30:00Z', '-0400'),
    ];
    const { calls, fetch } = programmeHost(items);
    const { client } = clientOf([], { fetch });
    const { items: found, ...month } = await client.month('fr', '2027-07');
    expect([found.map(({ id }) => id), month, calls.map((call) => call.get('from'))]).toEqual([
      ['2', '3'],
      { previous: secondsOf('2027-06-20T12:00:00Z'), next: secondsOf('2027-08-20T23:30:00Z'), skipped: 0 },
      [`${secondsOf('2027-07-01')}`, `${secondsOf('2027-06-30T10:00:00Z')}`],
    ]);
  });

  it('malformed items among good ones are skipped and counted', async () => {
    const good = programmationOf('1');
    const bad = [
      null,
      'x',
      {},
      { ...good, id: '' },
      { ...good, title: ' ' },
      { ...good, url: 'javascript:x' },
    ];
    const undated = [
      { ...good, date: {} },
      { ...good, date: { start: '2027-07-16' } },
    ];
    const { client, lines } = clientOf([listOf([...bad, good, ...undated])]);
    expect([await client.month('fr', '2027-07'), lines]).toEqual([
      { items: [good], previous: null, next: null, skipped: 8 },
      [
        ['content.items.skipped', { month: '2027-07', skipped: 8 }],
        ['content.offset.missing', { month: '2027-07', items: 2 }],
      ],
    ]);
  });

  it('T14: the first hour that is the month’s in the east is asked for, the one before is not', async () => {
    const fourteen = '2027-06-30T10:00:00Z';
    const callsWith = async (start: string) => {
      const { calls, fetch } = programmeHost([programmationAt('1', start, '+1400')]);
      await clientOf([], { fetch }).client.month('fr', '2027-07');
      return calls.length;
    };
    expect([await callsWith(fourteen), await callsWith('2027-06-30T09:59:59Z')]).toEqual([2, 1]);
  });

  it('CAL-50: a hundred pages are followed, a hundred and one are taken for broken', async () => {
    const one = (totalcount: number) => clientOf([listOf([programmationOf('1')], { totalcount })]);
    const most = one(100);
    expect([
      await codeOf(most.client.month('fr', '2027-07')),
      most.calls.length,
      await codeOf(one(101).client.month('fr', '2027-07')),
    ]).toEqual(['answered', 100, 'malformed']);
  });

  it('CAL-34: a missing offset reads as 0000 and is said in the log', async () => {
    const { date, ...item } = programmationOf('1');
    const { client, lines } = clientOf([listOf([{ ...item, date: { start: date.start } }])]);
    const { items } = await client.month('fr', '2027-07');
    expect([items[0]?.date, lines]).toEqual([
      { start: date.start, end: null, timezone_offset: '0000', timezone: null },
      [['content.offset.missing', { month: '2027-07', items: 1 }]],
    ]);
  });

  it('CAL-56: one page that fails fails the month', async () => {
    const first = listOf([programmationOf('1')], { totalcount: 2 });
    const { client } = clientOf([first, status(500)]);
    expect(await codeOf(client.month('fr', '2027-07'))).toBe('unavailable');
  });
});
