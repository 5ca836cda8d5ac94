import { describe, expect, test } from 'vitest';
import { readAccessibility } from './accessibility.ts';

const feature = (name: string, value: unknown) => ({ '@type': 'LocationFeatureSpecification', name, value });

describe('import: what an event says that it offers', () => {
  test.each([
    ['Interprétation en LSQ', ['lsq']],
    ['Langue des signes québécoise', ['lsq']],
    ['Quebec Sign Language interpretation', ['lsq']],
    ['ASL-interpreted performance', ['asl']],
    ['American Sign Language', ['asl']],
    ['LSQ and ASL', ['lsq', 'asl']],
    ['Relaxed performance', ['relaxed']],
    ['relaxed', ['relaxed']],
    ['Représentation décontractée', ['relaxed']],
    ['Step-free access', ['step_free']],
    ['wheelchairAccessible', ['step_free']],
    ['Accessible en fauteuil roulant', ['step_free']],
    ['Accès pour les personnes à mobilité réduite', ['step_free']],
    ['De plain-pied, sans marches', ['step_free']],
    [
      ['captions', 'asl', 'Wheelchair access'],
      ['asl', 'step_free'],
    ],
    ['A relaxed evening among friends', []],
    ['signLanguage', []],
    ['Not wheelchair accessible', []],
    ['Wheelchair access: no. ASL interpreted.', ['asl']],
    ['Non accessible en fauteuil roulant', []],
    ['ASL on request', []],
    ['LSQ pour certaines représentations', []],
    ['Taslima reads', []],
    [{ '@value': 'ASL' }, []],
    [7, []],
    [null, []],
  ])('accessibilityFeature %j is %j', (accessibilityFeature, offered) => {
    expect(readAccessibility({ accessibilityFeature }, [])).toEqual(offered);
  });

  test('a summary is read by its sentences', () => {
    const accessibilitySummary = 'Doors at eight. Step-free access throughout. The bar is not accessible.';
    expect(readAccessibility({ accessibilitySummary }, [])).toEqual(['step_free']);
  });

  test.each([
    [feature('Wheelchair accessible', true), ['step_free']],
    [feature('Wheelchair accessible', 'https://schema.org/True'), ['step_free']],
    [feature('Wheelchair accessible', false), []],
    [feature('Wheelchair accessible', 'No'), []],
    [feature('Parking', true), []],
    ['Accès en fauteuil roulant', ['step_free']],
  ])('amenityFeature %j of its place is %j', (amenityFeature, offered) => {
    expect(readAccessibility({}, [{ '@type': 'Place', amenityFeature: [amenityFeature] }])).toEqual(offered);
  });

  test.each([
    [['fr', 'fcs'], ['lsq']],
    [['en', { '@type': 'Language', name: 'American Sign Language', alternateName: 'ase' }], ['asl']],
    ['en-CA', []],
  ])('the languages %j are %j', (inLanguage, offered) => {
    expect(readAccessibility({ inLanguage }, [])).toEqual(offered);
  });

  test('a description promises nothing', () => {
    expect(
      readAccessibility({ description: 'ASL', name: 'Relaxed performance', keywords: 'LSQ' }, []),
    ).toEqual([]);
  });
});
