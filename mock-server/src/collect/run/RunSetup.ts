import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import type { OpenReads } from '#server/ingest/reads/OpenReads.ts';
import type { RetryPolicy } from '../ask/retryPolicy.ts';
import type { RunFiles } from '../collectPaths.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import type { Deliver } from './Delivery.ts';
import type { Pace } from './Lane.ts';
import type { Manifest } from './Manifest.ts';

/** The settings of a run in progress. */
export interface RunSetup {
  readonly manifest: Manifest;
  readonly files: RunFiles;
  /** A provider's current settings; null: it cannot be asked any more. */
  readonly providerOf: (id: ProviderId) => ReadyProvider | null;
  /** The remainder of the monthly caps. */
  readonly budget: { readonly answers: number; readonly usd: number };
  readonly deliver: Deliver;
  /** Open reads that the run yields to. */
  readonly reads?: OpenReads | undefined;
  /** Ask again what was sent before the interruption. */
  readonly redo: boolean;
  /** Ask failed slots again. */
  readonly again?: boolean | undefined;
  /** For tests and benchmarks; default: the provider table. */
  readonly pace?: Pace | undefined;
  readonly policy?: RetryPolicy | undefined;
  readonly timeout?: number | undefined;
  readonly deliverEvery?: number | undefined;
  readonly onChange?: (() => void) | undefined;
}
