import type { Team } from '#server/store/accounts/Directory.ts';
import type { Seed } from '#server/store/session/Seed.ts';

/** The membership plan of a team; default: the first, smallest one. */
export function planOf(seed: Seed, team: Team): Seed['plans'][number] | undefined {
  return seed.plans.find(({ id }) => id === team.planId) ?? seed.plans[0];
}
