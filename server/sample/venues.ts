import { halifax, montreal, ottawa, quebecCity, stJohns, toronto, vancouver } from './places.ts';
import type { OnlinePlace, VenueRecord } from './types.ts';

type Locality = Pick<VenueRecord, 'city' | 'region' | 'timezone'>;

const venue =
  (kind: VenueRecord['kind']) =>
  (
    id: number,
    name: string,
    locality: Locality,
    latitude: number,
    longitude: number,
    capacity: number,
  ): VenueRecord => ({
    id,
    name,
    kind,
    ...locality,
    mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    capacity,
  });
const hall = venue('venue');
const stage = venue('outdoor');

/** Every hall and outdoor stage of the sample. */
export const venues: readonly VenueRecord[] = [
  hall(1, 'Théâtre du Coin', montreal, 45.5236, -73.5816, 220),
  hall(2, 'Salle Rosemonde', montreal, 45.5087, -73.5673, 640),
  hall(3, 'Le Sous-sol de l’église', montreal, 45.5402, -73.5981, 110),
  hall(4, 'Cabaret du Grand Escalier', montreal, 45.5186, -73.5748, 320),
  stage(5, 'Ruelle des Matous', montreal, 45.5331, -73.5772, 300),
  stage(6, 'Parc des Érables penchés', montreal, 45.5266, -73.5694, 2500),
  stage(7, 'Place du Cône', montreal, 45.5081, -73.563, 1200),
  hall(8, 'Le Grand Chapiteau du canal', montreal, 45.4893, -73.5641, 900),
  hall(9, 'Salle du Funiculaire', quebecCity, 46.8123, -71.2046, 420),
  stage(10, 'Place des Calèches', quebecCity, 46.8099, -71.2081, 1500),
  hall(11, 'Le Cap de Roche', quebecCity, 46.8146, -71.2239, 95),
  hall(12, 'Le Rideau Rouge', ottawa, 45.4287, -75.6905, 380),
  stage(13, 'Parc de l’Écluse', ottawa, 45.4262, -75.6972, 800),
  hall(14, 'The Parkdale Velvet', toronto, 43.6408, -79.4343, 450),
  hall(15, 'The Streetcar Barn', toronto, 43.6663, -79.3146, 700),
  hall(16, 'The Dupont Basement', toronto, 43.6712, -79.4126, 90),
  hall(17, 'Lakeshore Centre, Hall C', toronto, 43.6341, -79.4108, 1200),
  stage(18, 'Raccoon Alley Stage', toronto, 43.6477, -79.4204, 600),
  stage(19, 'Island Lawn', toronto, 43.6205, -79.3787, 3000),
  stage(20, 'Kensington Corner', toronto, 43.6547, -79.4005, 250),
  hall(21, 'The Dry Umbrella', vancouver, 49.2636, -123.0693, 260),
  stage(22, 'Seawall Stage', vancouver, 49.2916, -123.146, 900),
  hall(23, 'The Foghorn Room', halifax, 44.6476, -63.5728, 180),
  stage(24, 'Pier 12½', halifax, 44.6453, -63.569, 500),
  hall(25, 'The Half-Hour Hall', stJohns, 47.5649, -52.7093, 150),
  stage(26, 'Jellybean Row Stoop', stJohns, 47.5661, -52.7118, 200),
];

/** Where online shows take place. Its seats are connections. */
export const onlinePlace: OnlinePlace = {
  name: { fr: 'En ligne', en: 'Online' },
  timezone: 'America/Toronto',
  capacity: 5000,
};
