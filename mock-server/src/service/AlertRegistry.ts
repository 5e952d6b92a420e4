import type { ProjectEntry } from '../store/catalogue/ProjectEntry.ts';
import type { ProjectAlerts } from '../store/documents/ProjectAlerts.ts';
import type { MockState } from '../store/session/MockState.ts';

/** The stores of alerts and of the projects' user content. */
export type AlertState = Pick<MockState, 'edits' | 'documents'>;

/** The alert list of every project, as services read and change it. */
export interface AlertRegistry {
  /** The list of the last evaluation. @throws ImportStoreError when it cannot be read */
  kept(state: AlertState, projectId: string): ProjectAlerts;
  /** Stores a list that a person changed. @throws the file system's error; the old list stays */
  keep(state: AlertState, projectId: string, stored: ProjectAlerts): void;
  /**
   * The list; runs a due evaluation first.
   * @param project its id, or its catalogue entry
   * @param timeZone the reader's, which a project without a time zone adopts
   */
  list(state: AlertState, project: string | ProjectEntry, timeZone?: string | null): Promise<ProjectAlerts>;
  /** Schedules an evaluation after new answers or the end of a run. Does not wait; failures are logged. */
  answersCame(state: AlertState, projectId: string, timeZone?: string | null, anew?: boolean): void;
  /** The current day of a project, YYYY-MM-DD. */
  day(stored: ProjectAlerts): string;
}
