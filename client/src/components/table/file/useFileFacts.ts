import { useIntl } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { previousWindow } from '#client/components/filters/datePresets.ts';
import { filterWords } from '#client/components/filters/filterWords.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { FileFacts } from './fileFacts.ts';
import type { FileScope } from './FileScope.ts';

function scopeOf(query: FilterQuery): FileScope {
  const { start_time: start, end_time: end, time_zone: zone } = query;
  const previous = previousWindow({ start, end });
  return {
    start_time: start,
    end_time: end,
    previous_start_time: query.compare_start_time ?? previous.start,
    previous_end_time: query.compare_end_time ?? previous.end,
    time_zone: zone,
  };
}

/** Returns a function that gives the facts of a file made now, from the page's current filters unless a scope is given. */
export function useFileFacts(): (scope?: FileScope, narrowed?: readonly string[]) => FileFacts {
  const intl = useIntl();
  const { filters, projects } = useStores();
  return (scope, narrowed = []) => {
    const shown = scope === undefined ? filters.shown : null;
    const query = shown?.query ?? null;
    const of =
      scope ?? (shown === null ? {} : { ...scopeOf(shown.query), ...(shown.page !== '' && { page: shown.page }) });
    return {
      ...of,
      project: of.allProjects === true ? null : (of.project ?? projects.current?.name ?? ''),
      filters: [...(query === null ? [] : filterWords(intl, query, filters)), ...narrowed],
      made_at: new Date().toISOString(),
    };
  };
}
