import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import type { OpenReads } from '#server/ingest/reads/OpenReads.ts';
import type { RetryPolicy } from '../ask/retryPolicy.ts';
import type { RunFiles } from '../collectPaths.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import type { Deliver } from './Delivery.ts';
import type { Pace } from './Lane.ts';
import type { Manifest } from './Manifest.ts';

/** What a run is asked with. */
export interface RunSetup {
  readonly manifest: Manifest;
  readonly files: RunFiles;
  /** A provider as it is set now; null: it cannot be asked any more. */
  readonly providerOf: (id: ProviderId) => ReadyProvider | null;
  /** What is left of the month's caps. */
  readonly budget: { readonly answers: number; readonly usd: number };
  readonly deliver: Deliver;
  /** Whom the run gives way to. */
  readonly reads?: OpenReads | undefined;
  /** Ask again what was sent before a stop. */
  readonly redo: boolean;
  /** Ask once more what failed. */
  readonly again?: boolean | undefined;
  /** For tests and benches; else as the provider's table says. */
  readonly pace?: Pace | undefined;
  readonly policy?: RetryPolicy | undefined;
  readonly timeout?: number | undefined;
  readonly deliverEvery?: number | undefined;
  readonly onChange?: (() => void) | undefined;
}
