import { useNavigate } from 'react-router';
import type { WorkplaceWindow } from '#client/api/workplaceSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { useSwitchProject } from '#client/components/projects/useSwitchProject.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { addressWith } from './windowFilters.ts';

export type OpenProject = (
  id: string,
  window: WorkplaceWindow | null,
  selection?: AnswerSelection | null,
) => Promise<void>;

/**
 * Switches to a project and opens its overview, optionally with the answers behind a figure. The overview uses the card's window, not
 * earlier filters.
 */
export function useOpenProject(): OpenProject {
  const { filters } = useStores();
  const switchProject = useSwitchProject();
  const navigate = useNavigate();
  return async (id, window, selection = null) => {
    await switchProject(id);
    filters.reset();
    const days = window === null ? {} : { start_time: window.start_time, end_time: window.end_time };
    await navigate(addressWith(paths.overviewIndex.pattern, filters.defaults, days, selection));
  };
}
