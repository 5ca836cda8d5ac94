import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pressed, type Presses } from './Pressed.tsx';
import { surround, type Surroundings } from './surroundings.tsx';

/**
 * For tests: the server's HTML of a part of the site, with the surroundings of every page, after presses.
 * @throws Error if a text is missing, or no element has a pressed name
 */
export const renderScreen = (
  part: ReactNode,
  { lang, queries, texts, presses = [], ...press }: Surroundings & Partial<Presses> = {},
): string =>
  renderToStaticMarkup(
    surround({ ...(lang && { lang }), ...(queries && { queries }), ...(texts && { texts }) })(
      presses.length === 0 ? (
        part
      ) : (
        <Pressed presses={presses} {...press}>
          {part}
        </Pressed>
      ),
    ),
  );
