import { ContentError } from './contentError.ts';
import { parseItems, type ListEnvelope } from '#contract/wire/list.ts';
import { ticket, type Ticket } from '#contract/wire/ticket.ts';
import type { WriteLog } from './request.ts';
import { contentSettings } from './requestSettings.ts';

/** The offset after a page (TKT-09): the host's own, else by the number of its entries; null for the last page. */
const offsetAfter = ({ data, next, totalcount }: ListEnvelope, offset: number): number | null => {
  if (next !== null) return next > offset ? next : null;
  const received = offset + data.length;
  return data.length > 0 && received < totalcount ? received : null;
};

/**
 * All dates of a show, page after page (SHW-15): each page names the next offset. Of a repeated id, as when a date is added
 * between two pages, the first counts; malformed ones are left out and counted in the log.
 * @throws ContentError if there are more pages than a list can have
 */
export const readTickets = async (
  readPage: (offset: number) => Promise<ListEnvelope>,
  log: WriteLog,
  call: string,
): Promise<Ticket[]> => {
  const data: unknown[] = [];
  let offset: number | null = 0;
  for (let pages = 1; offset !== null; pages += 1) {
    if (pages > contentSettings.maxPages) throw new ContentError('malformed');
    const page: ListEnvelope = await readPage(offset);
    data.push(...page.data);
    offset = offsetAfter(page, offset);
  }
  const { items, skipped, faults } = parseItems(ticket, data);
  if (skipped > 0) log('content.items.skipped', { call, skipped, ...faults[0] });
  const byId = new Map<string, Ticket>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
};
