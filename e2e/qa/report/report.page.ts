// The report's own script: search, filters, and the chart's links. It is loaded from a file, without modules.
{
  const all = <T extends Element>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
  const rows = all<HTMLElement>('.paths > li').map((element) => ({
    element,
    text: [...element.querySelectorAll<HTMLElement>(':scope > a, .number, .sentence')]
      .map(({ dataset, textContent }) => (dataset['id'] ?? textContent).toLowerCase())
      .join(' '),
  }));
  const form = document.querySelector<HTMLFormElement>('.filters');
  const note = document.querySelector<HTMLElement>('.chosen');
  const number = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'path' : 'paths'}`;

  /** Id of the chosen state or transition; without one every path counts. */
  let chosen = '';

  const isMeant = ({ element, text }: (typeof rows)[number], asked: FormData): boolean => {
    const { verdict, lang, parts = '' } = element.dataset;
    const words = String(asked.get('words')).toLowerCase().split(/\s+/);
    return (
      words.every((word) => text.includes(word)) &&
      [verdict, ''].includes(String(asked.get('verdict'))) &&
      [lang, ''].includes(String(asked.get('lang'))) &&
      (chosen === '' || parts.includes(` ${chosen} `))
    );
  };

  const say = (element: Element | null | undefined, text: string): void => {
    if (element && element.textContent !== text) element.textContent = text;
  };

  const list = (): void => {
    if (!form) return;
    const asked = new FormData(form);
    let shown = 0;
    for (const row of rows) {
      row.element.hidden = !isMeant(row, asked);
      if (!row.element.hidden) shown += 1;
    }
    say(form.querySelector('.found'), `${number(shown)} of ${rows.length.toLocaleString('en')}`);
  };

  /** The rows, heads and arrows of a state or a transition. */
  const elementsOf = (id: string): Element[] =>
    id === '' ? [] : all(`#${id}, .edge[data-of="${id}"], .edge[id$="_to_${id}"]`);

  const mark = (name: string, id: string): void => {
    for (const element of all(`.chart .${name}`)) element.classList.remove(name);
    for (const element of elementsOf(id)) element.classList.add(name);
  };

  const choose = (id: string): void => {
    chosen = id;
    mark('picked', id);
    for (const link of all('.chart a')) link.removeAttribute('aria-current');
    const link = id === '' ? null : document.querySelector(`#${id} a`);
    link?.setAttribute('aria-current', 'true');
    list();
    if (!note) return;
    note.hidden = id === '';
    const through = rows.filter(({ element }) => element.dataset['parts']?.includes(` ${id} `)).length;
    const [sentence = ''] = link?.getAttribute('aria-label')?.split(/: (?=Passed|Failed|Not)/) ?? [];
    say(note.querySelector('[role="status"]'), id === '' ? '' : `${number(through)} through “${sentence}”`);
  };

  const showPath = (id: string): void => {
    form?.reset();
    choose('');
    const path = document.querySelector<HTMLElement>(id);
    const details = path?.querySelector('details');
    if (details) details.open = true;
    path?.scrollIntoView({ block: 'start' });
    path?.querySelector('summary')?.focus({ preventScroll: true });
  };

  const follow = (): void => {
    const { hash } = location;
    if (/^#[st]\d+$/.test(hash)) choose(hash.slice(1));
    else if (/^#path-\d+$/.test(hash)) showPath(hash);
  };

  const idAt = (target: EventTarget | null): string => {
    const part =
      target instanceof Element ? target.closest<SVGElement>('.chart .state, .chart .transition') : null;
    return part?.dataset['of'] ?? part?.id ?? '';
  };
  const chart = document.querySelector<HTMLElement>('.chart');
  // A chart begins at its left, somewhere between top and bottom.
  const beginning = document.querySelector('#s0')?.getBoundingClientRect();
  if (chart && beginning)
    chart.scrollTop = beginning.top - chart.getBoundingClientRect().top - chart.clientHeight / 2;
  chart?.addEventListener('pointerover', ({ target }) => mark('near', idAt(target)));
  chart?.addEventListener('focusin', ({ target }) => mark('near', idAt(target)));
  // The address has the choice, but the page stays in place.
  chart?.addEventListener('click', (event) => {
    const id = idAt(event.target);
    if (id === '') return;
    event.preventDefault();
    history.replaceState(null, '', `#${id}`);
    choose(id);
  });

  note?.querySelector('button')?.addEventListener('click', () => {
    choose('');
    history.replaceState(null, '', '#paths');
    document.querySelector<HTMLElement>('#paths')?.focus();
  });
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.addEventListener('input', list);
  form?.addEventListener('reset', () => setTimeout(list));
  addEventListener('hashchange', follow);
  if (form) form.hidden = false;
  list();
  follow();
}
