import { expect, test } from 'vitest';
import { json } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

test('Security: words of an editor do not end the script that tells search engines of a page', async () => {
  const title = 'New</script><script>alert(1)</script>';
  const page = await renderAt('/en/press/new', {
    'en/router/press/new': json({
      entity_data: { type: 'press_release', id: '1', attributes: { title, date: '2027-05-01' } },
    }),
  });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const scripts = page.structured.split('</script>');
  expect([
    scripts.length,
    page.structured.includes('<script>'),
    page.structured.includes('"New\\u003c/script'),
  ]).toEqual([2, false, true]);
});
