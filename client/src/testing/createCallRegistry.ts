import type { CallRegistry } from '../api/CallRegistry.ts';
import { OffersStore } from '../stores/OffersStore.ts';

/** The call registry of a login, for tests of API calls; `clear` starts a new login. */
export const createCallRegistry = (): CallRegistry & Pick<OffersStore, 'clear'> => new OffersStore();
