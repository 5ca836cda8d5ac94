import { importLimits } from '../limits.ts';
import { accessibilityIn, signedIn } from '../reading/accessibility.ts';
import { codeOfLanguage, readKeywords, saysOnline } from '../reading/category.ts';
import { firstText, toldTexts } from '../reading/languageTexts.ts';
import { readPicture } from '../reading/picture.ts';
import { ageOf, durationOf } from '../reading/showFacts.ts';
import { field, line, rawText } from '../reading/values.ts';
import type { Rule } from './rule.ts';

const siteLanguages = ['fr', 'en', ''];

/** The first text in its language; where none is in a language of the site, the first of all. */
const isTextOf =
  (name: 'name' | 'description'): Rule =>
  (value, { showNode, lang }) => {
    const told = toldTexts(field(showNode, name));
    const shown = told.filter((one) => siteLanguages.includes(one.lang));
    const first = (shown.length > 0 ? shown : told).find((one) => one.lang === lang || shown.length === 0);
    return first?.text === rawText(value) && first.text.length <= importLimits.description;
  };

const isPicture: Rule = (value, { date }) => {
  const { address } = readPicture(value);
  return address !== null && address === date.show.picture.address;
};

const isKeyword: Rule = (value, { date }) =>
  readKeywords({ keywords: value }).every((word) => saysOnline(word) || date.show.genres.includes(word));

const isLanguage: Rule = (value, { date }) =>
  date.show.languages.includes(codeOfLanguage(value)) || signedIn({ inLanguage: value }).length > 0;

const isPerformer: Rule = (value, { date }) =>
  date.show.artists.includes(line(firstText(value), importLimits.name));

/** A promise for each date of the show. */
const isAccessibility: Rule = (value, { date }) => {
  const features = accessibilityIn(value);
  return features.length > 0 && features.every((feature) => date.show.accessibility.includes(feature));
};

const isAge =
  (ageIn: (value: unknown) => number | null): Rule =>
  (value, { date }) =>
    date.show.age !== null && ageIn(value) === date.show.age;

/** Properties of a date that its show keeps, by their paths. */
export const showRules: Readonly<Record<string, Rule>> = {
  name: isTextOf('name'),
  description: isTextOf('description'),
  image: isPicture,
  'image.url': isPicture,
  'image.contentUrl': isPicture,
  keywords: isKeyword,
  'keywords.name': isKeyword,
  inLanguage: isLanguage,
  'inLanguage.name': isLanguage,
  'inLanguage.alternateName': isLanguage,
  duration: (value, { date }) =>
    date.show.duration !== null && durationOf({ duration: value }) === date.show.duration,
  typicalAgeRange: isAge((value) => ageOf({ typicalAgeRange: value })),
  'audience.requiredMinAge': isAge((value) => ageOf({ audience: { requiredMinAge: value } })),
  performer: isPerformer,
  'performer.name': isPerformer,
  accessibilityFeature: isAccessibility,
  accessibilitySummary: isAccessibility,
  'location.amenityFeature': isAccessibility,
  'location.amenityFeature.name': isAccessibility,
  'location.amenityFeature.propertyID': isAccessibility,
};
