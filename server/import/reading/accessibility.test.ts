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
    ...['langue des signes du Québec', 'Québécois sign language'].map((words): [string, string[]] => [
      words,
      ['lsq'],
    ]),
    ['Langue des signes américaine', ['asl']],
    ...[
      'relaxed performances',
      'A relaxed show',
      'relaxed shows',
      'relaxed session',
      'relaxed sessions',
      'relaxed screening',
      'relaxed screenings',
      'relaxed concert',
      'relaxed concerts',
      'relaxed environment',
      'relaxed seating',
      'représentations décontractées',
      'séance détendue',
      'Séances détendues',
      'spectacle décontracté',
      'spectacles décontractés',
      'ambiance détendue',
      'une ambiance détendue et douce',
      'formule relax',
    ].map((words): [string, string[]] => [words, ['relaxed']]),
    ...[
      'wheelchair access',
      'wheelchair accessible',
      'wheelchair accessibility',
      'fauteuil roulant accessible',
      'fauteuils roulants accessible',
      'accessible by wheelchair',
      'accessible to wheelchairs',
      'access for wheelchairs',
      'accessible with wheelchair',
      'accessibles en fauteuil roulant',
      'accessibilité aux fauteuils roulants',
      'accès au fauteuil roulant',
      'accessible pour les fauteuils roulants',
      'accessible à fauteuil roulant',
      'plain-pied',
      'sans marche',
      'sans escalier',
      'sans escaliers',
    ].map((words): [string, string[]] => [words, ['step_free']]),
    ...[
      'not',
      'no',
      'non',
      'pas',
      'sans accès',
      'aucun',
      'aucune',
      'aucunes',
      'inaccessible',
      'inaccessibles',
      'without',
      'except',
      'sauf',
      'limited',
      'partly',
      'partial',
      'partially',
      'partiel',
      'partielle',
      'partiellement',
      'some',
      'certain',
      'certaine',
      'certains',
      'certaines',
      'select',
      'selected',
      'request',
      'demande',
      'false',
      'faux',
    ].map((doubt): [string, string[]] => [`ASL, ${doubt} nights`, []]),
    ['ASL in Notting Hill', ['asl']],
    ['A notable show. Is it relaxed', []],
    ['relaxed performancestage', []],
    ['unrelaxed performance', []],
    ['relaxed!\nlsq? asl; step-free', ['lsq', 'asl', 'relaxed', 'step_free']],
    ...['.', ';', '!', '?', '\n'].flatMap((end): [string, string[]][] => [
      [`Wheelchair accessible${end} no parking`, ['step_free']],
      [`No parking${end} wheelchair accessible`, ['step_free']],
    ]),
    ...[',', ':', ' -', ' (', '/', ' –'].flatMap((sign): [string, string[]][] => [
      [`Wheelchair accessible${sign} no parking`, []],
      [`No parking${sign} wheelchair accessible`, []],
    ]),
    ['A relaxed show, with LSQ', ['lsq', 'relaxed']],
    ['A   relaxed  show', ['relaxed']],
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

  test('of a text of megabytes only the start is read', () => {
    const after = (letters: number) =>
      readAccessibility({ accessibilitySummary: `${'.'.repeat(letters)}ASL` }, []);
    expect(after(19_997)).toEqual(['asl']);
    expect(after(20_000)).toEqual([]);
  });

  test.each([
    [feature('Wheelchair accessible', true), ['step_free']],
    [feature('Wheelchair accessible', 'https://schema.org/True'), ['step_free']],
    [feature('Wheelchair accessible', undefined), ['step_free']],
    [feature('Wheelchair accessible', null), ['step_free']],
    [feature('Wheelchair accessible', 'Yes'), ['step_free']],
    [feature('Wheelchair accessible', 'yes, but'), []],
    [feature('Wheelchair accessible', 'oh yes'), []],
    [{ '@type': 'LocationFeatureSpecification', propertyID: 'wheelchairAccessible' }, ['step_free']],
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
    [{ '@type': 'Language', name: 'American Sign Language' }, ['asl']],
    ['ASE', ['asl']],
    [{ '@type': 'Language', name: 'LSQ', alternateName: 'ase' }, ['asl']],
    ['Langue des signes québécoise', ['lsq']],
    ['ase: American Sign Language', ['asl']],
    ['xx, ase', []],
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
