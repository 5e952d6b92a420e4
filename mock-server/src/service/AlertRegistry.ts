import type { ProjectEntry } from '../store/catalogue/ProjectCatalogue.ts';
import type { ProjectAlerts } from '../store/documents/ProjectAlerts.ts';
import type { MockState } from '../store/session/MockState.ts';

/** Where alerts are kept, and what people made of the projects. */
export type AlertState = Pick<MockState, 'edits' | 'documents'>;

/** The one list of alerts of every project, as services read and change it. */
export interface AlertRegistry {
  /** The list as the last evaluation left it. @throws ImportStoreError when it cannot be read */
  kept(state: AlertState, projectId: string): ProjectAlerts;
  /** Keeps a list a person changed. @throws the file system's error; what was there then stays */
  keep(state: AlertState, projectId: string, stored: ProjectAlerts): void;
  /**
   * The list, evaluated first where that is due.
   * @param project its id, or what the catalogue said of it
   * @param timeZone of the reader: a project whose zone nobody knows yet takes it
   */
  list(state: AlertState, project: string | ProjectEntry, timeZone?: string | null): Promise<ProjectAlerts>;
  /** Answers came in, or a round of collection ended: evaluates soon. A failure is logged; nobody waits. */
  answersCame(state: AlertState, projectId: string, timeZone?: string | null, anew?: boolean): void;
  /** The present day of a project, YYYY-MM-DD. */
  day(stored: ProjectAlerts): string;
}
