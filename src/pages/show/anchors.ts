/** SHW-12: the anchor of the tickets. */
export const ticketsId = 'buyTickets';
/** TOR-02: the target of the series header's arrow. */
export const aboutId = 'about';
