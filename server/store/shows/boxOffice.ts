/**
 * Marks dates that the deployment's box office sells, in place of an address: the setting `BOX_OFFICE_URL`, else the site's
 * own. No imported address can be equal to it.
 */
export const boxOffice = 'box-office:';
