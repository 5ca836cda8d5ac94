import type { TFunction } from 'i18next';
import { fieldLengths, passwordLengths } from '#contract/settings/account.ts';
import type { Fault } from '#machines/mailedRequest.ts';

const longest: Readonly<Record<Fault['field'], number>> = {
  FullName: fieldLengths.name,
  Email: fieldLengths.email,
  Location: fieldLengths.location,
  Password: passwordLengths.longest,
};

/** What is wrong with a field, and what would be right (PRO-10). */
export const faultText = (t: TFunction, { field, code }: Fault): string =>
  code === 'missing'
    ? t(`account.fault.missing.${field}`)
    : t(`account.fault.${code}`, { longest: longest[field], shortest: passwordLengths.shortest });
