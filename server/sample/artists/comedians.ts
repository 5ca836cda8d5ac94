import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';

/** Comedians who have a show of their own, or wish they had. */
export const comedians: readonly ArtistRecord[] = [
  {
    id: 1,
    name: 'Maude Lachapelle-Turcotte',
    type: artistTypes.comedian,
    bio: {
      fr: 'Elle remplit des salles et des formulaires, jamais du premier coup.',
      en: 'She fills theatres and forms, seldom on the first try.',
    },
  },
  {
    id: 2,
    name: 'Ti-Guy Beauséjour',
    type: artistTypes.comedian,
    bio: {
      fr: 'Ancien déménageur. Son dos raconte les meilleures blagues.',
      en: 'A former mover. His back tells the best jokes.',
    },
  },
  {
    id: 3,
    name: 'Priya Ramanathan-Roy',
    type: artistTypes.comedian,
    bio: {
      fr: 'Née à Laval, fâchée à Toronto, drôle entre les deux.',
      en: 'Born in Laval, cross in Toronto, funny in between.',
    },
  },
  {
    id: 4,
    name: 'Desmond Okafor',
    type: artistTypes.comedian,
    bio: {
      fr: 'Champion national d’excuses, catégorie poids lourd.',
      en: 'National apologies champion, heavyweight division.',
    },
  },
  {
    id: 5,
    name: 'Gisèle Pamplemousse',
    type: artistTypes.comedian,
    bio: { fr: 'Sèche depuis 1979. Ne pas presser.', en: 'Dry since 1979. Do not squeeze.' },
  },
  {
    id: 6,
    name: 'Hank Dumoulin',
    type: artistTypes.comedian,
    bio: {
      fr: 'Il vit avec sa gérante, qui est aussi sa femme, qui relit ceci.',
      en: 'He lives with his manager, who is his wife, who has approved this.',
    },
  },
  {
    id: 7,
    name: 'Anaïs Courtemanche',
    type: artistTypes.comedian,
    bio: {
      fr: 'Humoriste de nuit et boulangère de très tôt.',
      en: 'Comic by night, baker by very late night.',
    },
  },
  {
    id: 8,
    name: 'Bartholomew Finch',
    type: artistTypes.comedian,
    bio: {
      fr: 'Arrivé quarante-troisième, cinq années de suite.',
      en: 'Placed forty-third, five years running.',
    },
  },
  {
    id: 9,
    name: 'Nadia Benchekroun',
    type: artistTypes.comedian,
    bio: { fr: 'Trois accents, aucune indulgence.', en: 'Three accents and no mercy.' },
  },
  {
    id: 10,
    name: 'Rosaire Tanguay',
    type: artistTypes.comedian,
    bio: { fr: 'Il conduit lentement et conclut de même.', en: 'Drives slowly, concludes likewise.' },
  },
  {
    id: 11,
    name: 'Lorraine « Lolo » Pitre',
    type: artistTypes.comedian,
    bio: {
      fr: 'Acadienne, conteuse, interdite de bingo dans deux comtés.',
      en: 'Acadian storyteller, barred from bingo in two counties.',
    },
  },
  {
    id: 12,
    name: 'Winston Achebe-Bell',
    type: artistTypes.comedian,
    bio: {
      fr: 'Chauffeur d’autobus le jour. Il annonce ses chutes comme des arrêts.',
      en: 'Drives a bus by day and calls his punchlines like stops.',
    },
  },
  {
    id: 13,
    name: 'Mei-Lin Charbonneau',
    type: artistTypes.comedian,
    bio: {
      fr: 'Trilingue, ponctuelle, redoutable au Scrabble.',
      en: 'Trilingual, punctual, lethal at Scrabble.',
    },
  },
  {
    id: 14,
    name: 'Gord Petrenko',
    type: artistTypes.comedian,
    bio: {
      fr: 'De Moose Jaw. Il n’a pas encore trouvé la mâchoire.',
      en: 'From Moose Jaw. Has yet to find the rest of the moose.',
    },
  },
  {
    id: 15,
    name: 'Fabiola Jean-Baptiste',
    type: artistTypes.comedian,
    bio: {
      fr: 'Fille de pasteur, mère de jumeaux, sœur de tout le monde.',
      en: 'A pastor’s daughter, a mother of twins, everybody’s sister.',
    },
  },
  {
    id: 16,
    name: 'Kit Marlowe-Singh',
    type: artistTypes.comedian,
    bio: {
      fr: 'Iel écrit dans les transports et livre en retard, comme eux.',
      en: 'Writes on public transit and delivers on the same schedule.',
    },
  },
  {
    id: 17,
    name: 'Jean-Sébastien Lebacon',
    type: artistTypes.comedian,
    bio: { fr: 'Végétarien. On lui a déjà fait la blague.', en: 'A vegetarian. He has heard it.' },
  },
  {
    id: 18,
    name: 'Sheila MacIsaac',
    type: artistTypes.comedian,
    bio: { fr: 'Du cap Breton. Elle connaît votre mère.', en: 'From Cape Breton. She knows your mother.' },
  },
];
