import * as v from 'valibot';
import { id, optionalUrl, safeUrl, text } from './values.ts';

/** A menu entry; `hierarchy` is a dotted path (LAY-17). */
export const menuItem = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  href: safeUrl,
  hierarchy: v.string(),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

const menuItems = v.fallback(v.array(v.unknown()), []);
/** API-01. The items of each menu are parsed one by one, so that a bad entry does not cost the menu. */
export const metadata = v.object({ main: menuItems, footer: menuItems, secondary: menuItems });

/** LAY-22. */
export const sponsor = v.object({
  title: text,
  sponsor_logo: optionalUrl,
  field_sponsor_link: v.fallback(v.nullable(v.object({ uri: safeUrl })), null),
  field_sponsor_footer_line: v.fallback(
    v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number()),
    6,
  ),
});
export type Sponsor = v.InferOutput<typeof sponsor>;

export const category = v.object({ id, title: text });
