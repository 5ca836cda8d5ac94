/** A country, province or city. Ids of countries and provinces are those of ISO 3166. */
export interface PlaceRecord {
  id: string;
  /** Id of the place around it; '' for none. */
  within: string;
  en: string;
  fr: string;
}
