import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';

/** Stores the imported access logs of a session's projects. Returns the identical value until it changes. */
export interface TrafficStore {
  /** Null without an imported log. @throws ImportStoreError when it cannot be read. */
  of(projectId: string): TrafficLog | null;
  /** Null removes the log. @throws the file system's error; the old log stays. */
  put(projectId: string, log: TrafficLog | null): void;
}
