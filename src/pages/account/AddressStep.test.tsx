import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { partsOf, textOf } from '#src/testing/html.ts';
import { AddressStep } from './AddressStep.tsx';

test.each([
  ['en', 'This code no longer works. Enter your address to get another one.'],
  ['fr', 'Ce code ne fonctionne plus. Donnez votre adresse pour en recevoir un autre.'],
] as const)(
  'PRO-09 (%s): after a code that has expired the address is there as it was given',
  (lang, says) => {
    const html = renderScreen(
      <AddressStep
        problem="ended"
        retryAfter={null}
        faults={[]}
        email="camille@example.org"
        intro=""
        isBusy={false}
        onSubmit={() => {}}
        onCorrected={() => {}}
      />,
      { lang },
    );
    expect([
      textOf(partsOf(html, 'p').find((part) => part.includes('role="alert"')) ?? ''),
      /<input [^>]*name="Email"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1],
    ]).toEqual([says, 'camille@example.org']);
  },
);
