import type { TrafficLog } from '../../analysis/traffic/TrafficLog.ts';

/** Where a session keeps what access logs told of its projects. The same value comes back until it is changed. */
export interface TrafficStore {
  /** Null while no log was imported. @throws ImportStoreError when it cannot be read. */
  of(projectId: string): TrafficLog | null;
  /** Null takes everything away. @throws the file system's error; what was there then stays. */
  put(projectId: string, log: TrafficLog | null): void;
}
