import { useTranslation } from 'react-i18next';
import { openBand, readPriceBand } from '#contract/programme/shows/priceBand.ts';
import { kinds } from '#contract/programme/shows/view.ts';
import { accessibilities, type FilterName } from '#contract/programme/calendar/chosenFilters.ts';
import type { Format } from '#src/i18n/format.ts';
import { useFormat } from '#src/i18n/useFormat.ts';

/** The names of prices: 'Free', 'Under $25', '$25 – $50', '$100 and up'. */
const usePriceLabel = (format: Format): ((value: string) => string) => {
  const { t } = useTranslation();
  return (value) => {
    const band = readPriceBand(value);
    if (band === null) return value;
    if (band === 'free') return format.price({ min: 0, max: 0 }) ?? value;
    if (value === openBand) return t('calendar.price.from', { price: format.money(band.from) });
    if (band.from === 0) return t('calendar.price.under', { price: format.money(band.to) });
    return format.price({ min: band.from, max: band.to }) ?? value;
  };
};

/** The label of a filter's value (CAL-23): the programme's own names stay. */
export const useFilterLabel = (): ((name: FilterName, value: string) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  const priceLabel = usePriceLabel(format);
  return (name, value) => {
    if (name === 'type') return format.typeName(value);
    if (name === 'price') return priceLabel(value);
    if (name === 'kind') {
      const kind = kinds.find((known) => known === value);
      return kind ? t(`calendar.kind.${kind}`) : value;
    }
    if (name === 'accessibility') {
      const feature = accessibilities.find((known) => known === value);
      return feature ? t(`calendar.accessibility.${feature}`) : value;
    }
    return value;
  };
};
