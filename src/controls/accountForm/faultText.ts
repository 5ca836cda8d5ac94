import type { TFunction } from 'i18next';
import { fieldLengths, passwordLengths } from '#contract/settings/account.ts';
import type { Fault } from '#machines/fault.ts';

const longest: Readonly<Record<Fault['field'], number>> = {
  FullName: fieldLengths.name,
  Email: fieldLengths.email,
  Location: fieldLengths.location,
  Password: passwordLengths.longest,
  OldPassword: passwordLengths.longest,
  firstname: fieldLengths.name,
  lastname: fieldLengths.name,
  location: fieldLengths.location,
  lang: fieldLengths.name,
};

/** Names a field's fault, and what would be right (PRO-10). */
export const faultText = (t: TFunction, fault: Fault): string => {
  if (fault.code === 'told') return fault.words;
  return fault.code === 'missing'
    ? t(`account.fault.missing.${fault.field}`)
    : t(`account.fault.${fault.code}`, {
        longest: longest[fault.field],
        shortest: passwordLengths.shortest,
      });
};
