import { useTranslation } from 'react-i18next';

/** The types that have a name of their own in each language; any other is named as the content host names it. */
const series = ['the42', 'comedycon', 'headliners', 'outdoors', 'street'] as const;
const types = ['cabaret', 'gala', 'impro', 'podcast', 'solo'] as const;

/** SHW-04: the words of the show-type badge. */
export const useTypeName = (): ((type: string) => string) => {
  const { t } = useTranslation();
  return (type) => {
    const plain = type.toLowerCase().replace(/[^a-z0-9]/g, '');
    const ofSeries = series.find((name) => name === plain);
    if (ofSeries) return t(`show.series.${ofSeries}`);
    const known = types.find((name) => name === plain);
    return known ? t(`show.type.${known}`) : type;
  };
};
