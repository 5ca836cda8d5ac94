import { sponsor } from '#contract/wire/global.ts';
import { listSponsors } from '#server/store/pages/global.ts';
import { ofSite } from '../params.ts';
import { defineResource, listOf, wholeList } from '../resource.ts';

/** A sponsor on the wire (LAY-22). */
export const toSponsor = ({
  title,
  logo,
  uri,
  footer_line: line,
}: Awaited<ReturnType<typeof listSponsors>>[number]) => ({
  title,
  sponsor_logo: logo,
  field_sponsor_link: uri === null ? null : { uri },
  field_sponsor_footer_line: line,
});

export const sponsors = defineResource({
  path: '/{lang}/content/{siteId}/sponsors',
  summary: 'The sponsors, by line of the footer (API-02, LAY-21).',
  request: { params: ofSite },
  answer: listOf(sponsor),
  handle: async ({ store }) => {
    const rows = await listSponsors(store.db);
    return { body: wholeList(rows.map(toSponsor)) };
  },
});
