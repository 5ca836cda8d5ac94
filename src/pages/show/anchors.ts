/** SHW-12: where the tickets are. */
export const ticketsId = 'buyTickets';
/** TOR-02: where the arrow of the series header leads. */
export const aboutId = 'about';
