import type { CallRegistry } from '../api/CallRegistry.ts';
import { OffersStore } from '../stores/OffersStore.ts';

/** The memory of a login, for tests of the calls; `clear` begins a new one. */
export const createCallRegistry = (): CallRegistry & Pick<OffersStore, 'clear'> => new OffersStore();
