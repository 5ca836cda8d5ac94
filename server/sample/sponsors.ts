import type { SponsorRecord } from './types.ts';

const sponsor = (id: number, line: number, title: string, link: string | null): SponsorRecord => ({
  id,
  title,
  logo: `/media/sponsors/${id}.svg`,
  link,
  line,
});

/** Invented sponsors over the six lines of the footer (LAY-21); some have no address (LAY-22). */
export const sponsors: readonly SponsorRecord[] = [
  sponsor(1, 1, 'Laiterie Grand-Meuh', 'https://grand-meuh.example/'),
  sponsor(2, 1, 'Banque Coussin', 'https://banque-coussin.example/'),
  sponsor(3, 2, 'Autobus Presque', 'https://autobus-presque.example/'),
  sponsor(4, 2, 'Poêles Rondeau', null),
  sponsor(5, 3, 'Radio 99 ½', 'https://radio99etdemie.example/'),
  sponsor(6, 3, 'Gommes Baloune', 'https://baloune.example/'),
  sponsor(7, 4, 'Parapluies Averse', 'https://averse.example/'),
  sponsor(8, 4, 'Brasserie du Matou', 'https://matou.example/'),
  sponsor(9, 5, 'Quincaillerie Clou tordu', null),
  sponsor(10, 5, 'Cônes Unlimited', 'https://cones.example/'),
  sponsor(11, 6, 'Moustaches Beaulieu & Filles', 'https://beaulieu.example/'),
  sponsor(12, 6, 'Imprimerie Encre fraîche', null),
];
