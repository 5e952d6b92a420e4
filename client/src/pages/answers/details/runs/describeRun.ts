import type { IntlShape } from 'react-intl';
import type { Run } from '#client/api/detailSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { dayOfInstant } from '#client/lib/dates.ts';
import { stateOf } from './filmStrip.ts';
import type { RunState } from './filmStrip.ts';

function describeState(intl: IntlShape, state: RunState): string {
  return state.kind === 'named'
    ? intl.formatMessage({ id: 'promptDetails.state.named' }, { position: state.position })
    : intl.formatMessage({ id: `promptDetails.state.${state.kind}` });
}

/** A run's name: platform, day and number. */
function nameRun(intl: IntlShape, run: Run, platforms: readonly NamedRef[]): string {
  const platform = platforms.find(({ id }) => id === run.platform_id)?.name ?? run.platform_id;
  const day = formatDay(intl, dayOfInstant(run.asked_at));
  return intl.formatMessage({ id: 'promptDetails.run' }, { platform, day, run: run.run });
}

/** A run's name and its result. */
export function describeRun(intl: IntlShape, run: Run, platforms: readonly NamedRef[], ownId: string): string {
  return intl.formatMessage(
    { id: 'promptDetails.run.state' },
    { run: nameRun(intl, run, platforms), state: describeState(intl, stateOf(run, ownId)) },
  );
}
