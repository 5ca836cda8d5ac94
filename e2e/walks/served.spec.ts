import { languages } from '#contract/address/language.ts';
import { test } from '../site/test.ts';
import { everyServed } from './perception/everyServed.ts';

test.use({
  javaScriptEnabled: false,
  // The view that says so.
  expectedTrouble: /status of 503 .*\/503\)$/,
});

for (const lang of languages)
  for (const [name, look] of Object.entries(everyServed))
    if (look !== null)
      test(`TST-21: ${name} on the server's page says its state before any script (${lang})`, async ({
        page,
      }) => look(page, lang));
