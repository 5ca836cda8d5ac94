import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Catalogue } from './Catalogue.tsx';

test.each([
  ['12 videos', false],
  ['', true],
])(
  'RTE-17: the page of a list says where it is, its name and its count: "%s", busy %s',
  (count, isLoading) => {
    const html = renderScreen(
      <Catalogue
        scope="videos"
        state={{ list: 'showing' }}
        above={[]}
        title="All Videos"
        look="dark"
        {...{ count, isLoading }}
      >
        <i>its pages</i>
      </Catalogue>,
    );
    expect(html).toMatch(
      new RegExp(
        `^<div [^>]*data-look="dark" data-scope="videos" data-state="list.showing" aria-busy="${isLoading}">`,
      ),
    );
    expect(html).toMatch(
      new RegExp(`<h1>All Videos</h1><p [^>]*role="status">${count}</p></div><i>its pages</i>`),
    );
    expect(textOf(html)).toContain('All Videos');
  },
);
