import { contentResources } from './content/resources.ts';
import { discoveryDescriptions } from './discovery/descriptions.ts';
import { mediaDescriptions } from './festival/media/descriptions.ts';
import { feedDescriptions } from './feeds/descriptions.ts';
import type { DescribedPart } from './http/description.ts';
import { healthDescriptions } from './http/health.ts';
import { memberResources } from './member/resources.ts';
import { newsletterDescriptions, newsletterPageDescriptions } from './newsletter/descriptions.ts';
import { openapiDescriptions } from './openapi.ts';
import { pageDescriptions } from './pages/descriptions.ts';
import { pictureDescriptions } from './pictures/descriptions.ts';
import { printingDescriptions } from './printing/descriptions.ts';
import { wordsDescriptions } from './profile/descriptions.ts';
import { searchDescriptions } from './search/descriptions.ts';
import { sharingDescriptions } from './sharing/descriptions.ts';
import { thumbnailDescriptions } from './thumbnails/descriptions.ts';

/** The descriptions of all routes, by module. */
export const describedParts: readonly DescribedPart[] = [
  { name: 'content', url: '/api/content', descriptions: contentResources },
  { name: 'members', url: '/api/member', descriptions: memberResources },
  { name: 'newsletter', url: '/api', descriptions: newsletterDescriptions },
  { name: 'search', url: '/api/search', descriptions: searchDescriptions },
  {
    name: 'site',
    url: '',
    descriptions: [
      ...healthDescriptions,
      ...openapiDescriptions,
      ...discoveryDescriptions,
      ...wordsDescriptions,
      ...feedDescriptions,
      ...mediaDescriptions,
      ...pictureDescriptions,
      ...thumbnailDescriptions,
      ...sharingDescriptions,
      ...newsletterPageDescriptions,
      ...printingDescriptions,
      ...pageDescriptions,
    ],
  },
];
