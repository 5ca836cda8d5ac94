import { vi } from 'vitest';

/** For tests, in an open window: watches the pictures that scripts fetch ahead, and returns what tells their addresses. */
export const imagesFetched = (): (() => (string | null)[]) => {
  const images: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function open() {
    const image = document.createElement('img');
    images.push(image);
    return image;
  });
  return () => images.map((image) => image.getAttribute('src'));
};
