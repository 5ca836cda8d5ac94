import { decodedAddress } from '../values/decodedAddress.ts';
import { addressOfMedium, mediumOfAddress } from '../values/media.ts';
import type { HtmlNode } from './htmlNode.ts';

const changeAddresses = (node: HtmlNode, change: (address: string) => string): void => {
  for (const name of ['src', 'href']) {
    const address = node.properties?.[name];
    if (node.properties !== undefined && typeof address === 'string') node.properties[name] = change(address);
  }
  for (const child of node.children ?? []) changeAddresses(child, change);
};

/** Files of the folder's `media/` have the addresses at which the site serves them. */
export const serveMedia = (node: HtmlNode): void =>
  changeAddresses(node, (address) =>
    address.startsWith('media/') ? addressOfMedium(decodedAddress(address)) : address,
  );

/** The addresses of the folder's media are files of `media/` again. */
export const nameMedia = (node: HtmlNode): void => changeAddresses(node, mediumOfAddress);

/** The same in HTML that `cleanHtml` has written. */
export const withServedMedia = (html: string): string =>
  html.replaceAll(/(?<=\s(?:src|href)=")media\/[^"]+/g, (address) =>
    addressOfMedium(decodedAddress(address.replaceAll(/&(?:amp|#38);/g, '&'))),
  );
