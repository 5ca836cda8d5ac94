import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

test('LAY-29: home and section are links, the page itself is its name', async () => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'fr', resources: { fr: { translation: {} } } });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Breadcrumb
        above={[
          { title: 'Accueil', href: '/fr' },
          { title: 'Presse', href: '/fr/presse' },
        ]}
        here="Communiqué"
      />
    </I18nextProvider>,
  );
  expect(html.replace(/ (class|aria-label)="[^"]*"/g, '')).toBe(
    '<nav><ol><li><a href="/fr">Accueil</a></li><li><a href="/fr/presse">Presse</a></li>' +
      '<li aria-current="page">Communiqué</li></ol></nav>',
  );
});
