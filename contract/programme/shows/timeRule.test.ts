import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { timeRuleOf } from './timeRule.ts';

const ruleOf = (...categories: string[]) => timeRuleOf(kindOf(categories));

describe('timeRuleOf', () => {
  it('CAL-34: in-venue, outdoor and exterior items are told by the place’s clock', () => {
    expect([
      ruleOf('In venue'),
      ruleOf('Outdoor'),
      ruleOf('Exterior'),
      ruleOf('En salle', 'Stand-up'),
    ]).toEqual(['venue', 'venue', 'venue', 'venue']);
  });

  it('CAL-34: any other item is told by the viewer’s clock', () => {
    expect([ruleOf(), ruleOf('Stand-up'), ruleOf('Stand-up', 'Online')]).toEqual([
      'viewer',
      'viewer',
      'viewer',
    ]);
  });

  it('TKT-07: a first category online wins over a venue further down', () => {
    expect([ruleOf('En ligne', 'En salle'), ruleOf('Online', 'In venue')]).toEqual(['viewer', 'viewer']);
  });

  it('TKT-08: a first category venue wins over online further down', () => {
    expect(ruleOf('Venue', 'Online')).toBe('venue');
  });
});
