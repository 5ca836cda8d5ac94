import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { SizedImage } from './SizedImage.tsx';

const base = '/pictures/4b553dc28ac02d12afcaed2d-700x420-d0cebb';
const drawn = (src: string, sizes?: string): string =>
  // React preloads what it finds first.
  renderScreen(<SizedImage src={src} alt="" sizes={sizes} />).replace(/^<link[^>]*>/, '');
const offered = (format: string): string =>
  [320, 640, 700].map((width) => `${base}/${width}.${format} ${width}w`).join();

test('PIC-07: a prepared picture is offered as AVIF, as WebP, and alone, on its colour', () => {
  expect(drawn(`${base}/700.webp`, '50vw')).toBe(
    `<picture><source type="image/avif" srcSet="${offered('avif')}" sizes="50vw"/>` +
      `<img alt="" style="background:#d0cebb" src="${base}/700.webp" srcSet="${offered('webp')}" sizes="50vw"/></picture>`,
  );
});

test('PIC-07: a row of a list has the smallest', () => {
  expect(drawn(`${base}/700.webp`)).toBe(`<img alt="" style="background:#d0cebb" src="${base}/320.webp"/>`);
});

test('PIC-08: the point of any address stays in sight', () => {
  expect(drawn('https://elsewhere.example/a.jpg#focus=30,20', '50vw')).toBe(
    '<img alt="" style="object-position:30% 20%" src="https://elsewhere.example/a.jpg#focus=30,20" sizes="50vw"/>',
  );
});

test.each(['/festival/a.jpg', 'https://elsewhere.example/a.jpg'])('PIC-11: %s is one image', (src) => {
  expect(drawn(src)).toBe(`<img alt="" src="${src}"/>`);
});
