/**
 * What stands in place of an address where a date's tickets are sold by the box office that this deployment has: the
 * setting `BOX_OFFICE_URL`, else the site's own. No address that anybody imports can be equal to it.
 */
export const boxOffice = 'box-office:';
