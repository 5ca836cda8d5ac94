import { listOf, rawText, type Node } from './values.ts';

const events = /^(\w*Event|Festival|EventSeries|CourseInstance|Hackathon)$/;
const places =
  /^(Place|\w*(Theater|Venue|Hall|Club|Museum|Gallery|Library|Building|Stadium|Park|Church|Bar|Pub|Casino|School|Attraction)|CivicStructure|LocalBusiness|EntertainmentBusiness|FoodEstablishment|Restaurant|CafeOrCoffeeShop)$/;

const typesOf = (node: Node): string[] =>
  listOf(node['@type']).map((type) => rawText(type).replace(/^.*[/:#]/, ''));

/** Whether a node is an event, of any of schema.org's kinds. */
export const isEvent = (node: Node): boolean => typesOf(node).some((type) => events.test(type));

/** A festival is many shows, even if two of them share a name. */
export const isFestival = (node: Node): boolean => typesOf(node).includes('Festival');

/** Whether an event is by its type only a run of others. */
export const isCollection = (node: Node): boolean =>
  isFestival(node) || typesOf(node).includes('EventSeries');

/** Whether a location is a page and not a place. */
export const isVirtual = (location: Node): boolean => typesOf(location).includes('VirtualLocation');

/** Whether a node is a venue: a place, or an organization with one. */
export const isPlace = (node: Node): boolean => typesOf(node).some((type) => places.test(type));

/** The first of a node's types; '' without any. */
export const typeOf = (node: Node): string => typesOf(node)[0] ?? '';
