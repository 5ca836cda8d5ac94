import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#contract/wire/place.ts';
import forms from '#src/components/Form.module.css';
import styles from './account.module.css';
import { matching, named } from './matching.ts';

interface ComboboxProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'autoComplete' | 'aria-describedby' | 'aria-invalid'
> {
  label: string;
  places: readonly Place[];
  /** Id of the chosen place; '' for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Nobody reads more: one types on. */
const most = 60;

/** A text field that suggests places during typing (the editable combobox with a list box of the ARIA practices). */
export function Combobox({ label, places, chosen, onChoose, id: givenId, ...input }: ComboboxProps) {
  const { t } = useTranslation();
  const made = useId();
  const id = givenId ?? made;
  /** Null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  // On phones a bar covers the foot of the window.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const found = matching(places, typed ?? '');
  const offered = found.slice(0, most);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (place: Place): void => {
    setTyped(null);
    close();
    onChoose(place.id);
  };
  /** Chooses a fully typed name; clears any other text. */
  const leave = (): void => {
    const place = typed === null ? null : named(places, typed);
    if (place && place.id !== chosen) choose(place);
    setTyped(null);
    close();
  };
  const moveTo = (index: number): void => {
    setOpen(true);
    setActive(offered.length === 0 ? -1 : (index + offered.length) % offered.length);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const place = isOpen ? offered[active] : undefined;
    const doing: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active === -1 ? -1 : active - 1),
      Enter: place && (() => choose(place)),
      Escape: isOpen
        ? () => {
            setTyped(null);
            close();
          }
        : undefined,
    };
    const act = doing[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={`${forms['field']} ${styles['combobox']}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoCorrect="off"
        spellCheck={false}
        required
        value={typed ?? places.find((place) => place.id === chosen)?.name ?? ''}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={leave}
      />
      <div
        ref={list}
        className={styles['options']}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
      >
        {isOpen &&
          offered.map((place, index) => (
            <div
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-chosen={place.id === chosen || undefined}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
            >
              {place.name}
            </div>
          ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && t('account.places.found', { count: found.length })}
      </span>
    </div>
  );
}
