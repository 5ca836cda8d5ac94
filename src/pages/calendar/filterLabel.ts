import { useTranslation } from 'react-i18next';
import { openBand, readPriceBand } from '#contract/programme/shows/priceBand.ts';
import { kinds } from '#contract/programme/shows/view.ts';
import { accessibilities, type FilterName } from '#contract/programme/calendar/chosenFilters.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePrices } from '#src/i18n/usePrices.ts';

/** The names of prices: 'Free', 'Under $25', '$25 – $50', '$100 and up'. */
const usePriceLabel = (): ((value: string) => string) => {
  const { t } = useTranslation();
  const prices = usePrices();
  return (value) => {
    const band = readPriceBand(value);
    if (band === null) return value;
    if (band === 'free') return prices.price({ min: 0, max: 0 }) ?? value;
    if (value === openBand) return t('calendar.price.from', { price: prices.money(band.from) });
    if (band.from === 0) return t('calendar.price.under', { price: prices.money(band.to) });
    return prices.price({ min: band.from, max: band.to }) ?? value;
  };
};

/** The label of a filter's value (CAL-23): the programme's own names stay. */
export const useFilterLabel = (): ((name: FilterName, value: string) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  const priceLabel = usePriceLabel();
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
