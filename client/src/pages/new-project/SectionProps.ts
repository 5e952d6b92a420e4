import type { NewProjectModel } from './useNewProject.ts';

/** Props of every section of the page. */
export interface SectionProps {
  readonly model: NewProjectModel;
}
