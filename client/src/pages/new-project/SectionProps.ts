import type { NewProjectModel } from './useNewProject.ts';

/** What every section of the page is given. */
export interface SectionProps {
  readonly model: NewProjectModel;
}
