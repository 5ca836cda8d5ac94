/** The worker that keeps the page of the tickets (docs/decisions/062): its script, and the policy that may name it. */
export const ticketsWorker = { script: '/tickets-worker.js', policy: 'tickets' } as const;
