import { readSynonyms, type Synonym } from './readSynonyms.ts';

/**
 * Words that people say for what the programme calls otherwise, in the hosted service's form (SRCH-14): the embedded index
 * reads them, a push sends them. Both languages are in one index, so a line may mix them.
 */
export const synonyms: readonly Synonym[] = [
  { type: 'synonym', synonyms: ['gratuit', 'free', 'gratis'] },
  { type: 'oneWaySynonym', input: 'entrée libre', synonyms: ['gratuit', 'free'] },
  { type: 'synonym', synonyms: ['raton', 'raccoon'] },
  { type: 'oneWaySynonym', input: 'raton laveur', synonyms: ['raton', 'raccoon'] },
  { type: 'oneWaySynonym', input: 'fauteuil roulant', synonyms: ['wheelchair'] },
  { type: 'oneWaySynonym', input: 'wheelchair', synonyms: ['roulant'] },
  { type: 'oneWaySynonym', input: 'mobilité réduite', synonyms: ['roulant', 'wheelchair'] },
  { type: 'oneWaySynonym', input: 'reduced mobility', synonyms: ['roulant', 'wheelchair'] },
  { type: 'oneWaySynonym', input: 'handicap', synonyms: ['roulant', 'wheelchair'] },
  { type: 'oneWaySynonym', input: 'disabled', synonyms: ['roulant', 'wheelchair'] },
  { type: 'synonym', synonyms: ['accessible', 'accessibilité', 'accessibility'] },
  { type: 'oneWaySynonym', input: 'langue des signes', synonyms: ['LSQ', 'ASL'] },
  { type: 'oneWaySynonym', input: 'sign language', synonyms: ['LSQ', 'ASL'] },
  { type: 'synonym', synonyms: ['spectacle', 'show'] },
  { type: 'synonym', synonyms: ['impro', 'improv', 'improvisation'] },
  { type: 'synonym', synonyms: ['balado', 'podcast'] },
  { type: 'oneWaySynonym', input: 'enfant', synonyms: ['famille', 'family'] },
  { type: 'oneWaySynonym', input: 'children', synonyms: ['famille', 'family'] },
  { type: 'oneWaySynonym', input: 'kids', synonyms: ['famille', 'family'] },
  { type: 'oneWaySynonym', input: 'plein air', synonyms: ['extérieur', 'outdoor'] },
];

export const otherWords = readSynonyms(synonyms);
