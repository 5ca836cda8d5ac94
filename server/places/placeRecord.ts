/** A country, province or city. Ids of countries and provinces are those of ISO 3166. */
export interface PlaceRecord {
  id: string;
  /** Id of what it lies in; '' is nothing. */
  within: string;
  en: string;
  fr: string;
}
