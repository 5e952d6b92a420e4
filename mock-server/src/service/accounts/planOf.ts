import type { Team } from '../../store/accounts/Directory.ts';
import type { Seed } from '../../store/session/Seed.ts';

/** The plan a team is on; a team that chose none is on the first, which is the smallest. */
export function planOf(seed: Seed, team: Team): Seed['plans'][number] | undefined {
  return seed.plans.find(({ id }) => id === team.planId) ?? seed.plans[0];
}
