import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { basicAttributes, type Page } from '#contract/wire/page.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { LinkButton } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import styles from './SectionScreen.module.css';
import { onward, type SectionName } from './section.names.ts';

interface SectionScreenProps {
  lang: Language;
  name: SectionName;
  /** What editors wrote; nothing where they did not. */
  attributes: Page['attributes'];
}

/** A section: its title, what is to be found, and the way on. */
export function SectionScreen({ lang, name, attributes }: SectionScreenProps) {
  const { t } = useTranslation();
  const read = v.safeParse(basicAttributes, attributes);
  const { title, body } = read.success ? read.output : { title: '', body: '' };
  const heading = title || t(`section.${name}.title`);
  return (
    <article className={`wrap ${styles['section']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={heading} />
      <h1>{heading}</h1>
      {body === '' ? <p className={styles['text']}>{t(`section.${name}.text`)}</p> : <Html html={body} />}
      <LinkButton look="primary" href={pairPath(onward[name], lang)}>
        {t(`section.${name}.onward`)}
        <Icon name="arrow" />
      </LinkButton>
    </article>
  );
}
