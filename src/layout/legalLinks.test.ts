import { expect, test } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };

test.each([
  ['RTE-18', en, ['/en/terms-and-conditions', '/en/privacy-policy', '/en/purchase-agreement']],
  ['RTE-19', fr, ['/fr/conditions-utilisation', '/fr/confidentialite', '/fr/contrat-dachat']],
] as const)(
  '%s: the legal pages have their addresses in every frame of the language',
  (_, { links }, addresses) => {
    expect([links.conditions, links.privacy, links.purchase]).toEqual(addresses);
  },
);
