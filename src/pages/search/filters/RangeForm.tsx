import { useTranslation } from 'react-i18next';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { Button } from '#src/components/Button.tsx';
import { isAnswered } from '../isAnswered.ts';
import { changed, fromAddress, keyOf, toAddress, type Question } from '../question.ts';
import { HiddenFields } from '../HiddenFields.tsx';
import type { SearchScreenProps } from '../screenProps.ts';
import styles from './Filters.module.css';

const names = ['from', 'to', 'min', 'max'] as const;

const rangeIn = (form: HTMLFormElement): Partial<Question> => {
  const { from, to, min, max } = fromAddress(Object.fromEntries(new FormData(form)));
  return { from, to, min, max };
};

interface RangeFormProps extends Pick<SearchScreenProps, 'path' | 'question' | 'results' | 'onChoose'> {
  onSubmitted: () => void;
}

/** A range of days and one of prices (SRCH-02); its button shows the results (SRCH-04). */
export function RangeForm({ path, question, results, onChoose, onSubmitted }: RangeFormProps) {
  const { t } = useTranslation();
  const field = (name: (typeof names)[number]) => ({
    // Drawn anew when the address changes it: until then it is the visitor's draft.
    key: `${name} ${question[name]}`,
    id: `search-${name}`,
    name,
    defaultValue: question[name],
  });
  return (
    <form
      className={styles['ranges']}
      action={path}
      aria-label={t('search.filter.ranges')}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = changed(fromAddress(toAddress(question)), rangeIn(event.currentTarget));
        if (keyOf(wanted) !== keyOf({ ...question, page: 1 })) onChoose(wanted);
        onSubmitted();
      }}
    >
      <HiddenFields question={question} without={names} />
      {(['from', 'to'] as const).map((name) => {
        const { key, ...rest } = field(name);
        return (
          <div key={key}>
            <label htmlFor={rest.id}>{t(`search.filter.${name}`)}</label>
            <input type="date" {...rest} />
          </div>
        );
      })}
      {(['min', 'max'] as const).map((name) => {
        const { key, ...rest } = field(name);
        return (
          <div key={key}>
            <label htmlFor={rest.id}>{t(`search.filter.${name}`)}</label>
            <input
              type="number"
              inputMode="decimal"
              min={0}
              max={searchPageSettings.highestPrice}
              step="any"
              {...rest}
            />
          </div>
        );
      })}
      <Button type="submit" look="primary">
        {isAnswered(results) ? t('search.filter.show', { count: results.nbHits }) : t('search.filter.apply')}
      </Button>
    </form>
  );
}
