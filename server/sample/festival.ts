/** The names of the two festivals that the sample's shows belong to (CAL-31, TOR-01). */
export const houseFestival = 'Chapiteau';
export const torontoFestival = 'JFL Toronto';
